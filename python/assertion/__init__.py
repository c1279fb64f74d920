"""Finds, wraps and drops run-time assertions inside torch-mlir's and IREE's
Python.

    import assertion
    assertion.register(context)                       # once for a context
    assertion.analyze(module)                         # plain data
    assertion.drop(module, kinds=["runtime"])         # a verb on a module
    manager.add(assertion.strip_pass(quiet=True))     # or between other passes

Each verb of assertion-opt is a function of its name (free_sizes for
--free-sizes), and with _pass behind it makes a pass; verbs() lists them. They
take the command's options as keywords (keep_at_entry=True, pure_op=["my.size"]);
options() lists those."""

import importlib
import json
import logging
import weakref

from assertion import _library
from assertion._library import HostError, OptionError

__all__ = [
    "HostError",
    "OptionError",
    "Pass",
    "Report",
    "create_pass",
    "load",
    "options",
    "register",
    "run",
    "verbs",
    "version",
]

logger = logging.getLogger("assertion")
_LEVELS = {0: logging.ERROR, 1: logging.WARNING, 2: logging.INFO, 3: logging.INFO}


def load(host=None, library=None):
    """Loads libassertion.so for the MLIR of the package `host`, "torch_mlir" or
    "iree.compiler"; without it, for the one that is imported or installed. The
    other functions do so by themselves. A process has one host."""
    _library.load(host, library)


def version():
    """The version of libassertion.so."""
    return str(_library.load().c.assertionGetVersion())


def verbs():
    """Each verb's name with a line on what it does."""
    return dict(_library.load().verbs)


def options():
    """Each option's name as a keyword, with a line on what it means."""
    return {_keyword(k): v for k, v in _library.load().options.items()}


def register(context):
    """Makes `context` ready for the verbs. Returns whether the dialect
    is registered; where the host cannot, the operation stays unregistered and
    the context allows that. Not while passes run on the context."""
    library = _library.load(_library.package_of(context))
    pointer = _library.pointer(context)
    if not library.c.assertionRegisterDialect(pointer):
        raise HostError(f"{library.package} refuses the definition of the dialect")
    registered = library.c.assertionDialectIsRegistered(pointer)
    if not registered:
        logger.info(
            "assertion.region stays unregistered in %s: %s",
            library.package,
            _library.collect(library.c.assertionDialectIsPossible),
        )
    return registered


class Report:
    """What verbs found and did, which outlives module and context."""

    def __init__(self, name=""):
        self._library = _library.load()
        c = self._library.c
        self._handle = c.assertionReportCreate(_library.string(name))
        weakref.finalize(self, c.assertionReportDestroy, self._handle)

    def data(self):
        """The report as plain data: a list with a dict for each module, as
        --report-format=json writes it."""
        c = self._library.c
        return json.loads(
            _library.collect(c.assertionReportPrintJson, self._handle)
        )

    def __str__(self):
        c = self._library.c
        return _library.collect(c.assertionReportPrintText, self._handle)


def log(severity, location, message):
    """Where messages go unless on_message says otherwise: the logger
    "assertion", remarks as INFO and warnings as WARNING."""
    logger.log(_LEVELS.get(severity, logging.INFO), "%s: %s", location, message)


class Pass:
    """A verb with its options, to be added to a pass manager.

    manager.add(PASS) runs it through Python, on one thread at a time;
    PASS.add_to(manager) hands MLIR a pass in C, which MLIR may run on several
    functions at once. Errors are the host's diagnostics. Remarks and warnings
    are collected, and `on_message(severity, location, message)` gets them in
    the thread that asks: after each run of manager.add's, and from flush()."""

    def __init__(self, verb, report=None, on_message=log, **options):
        self._library = library = _library.load()
        if verb not in library.verbs:
            raise OptionError(f"there is no verb '{verb}'")
        self.verb, self._report, self._on_message = verb, report, on_message
        self.__name__ = f"assertion-{verb}"
        self.__doc__ = library.verbs[verb]
        c = library.c
        self._messages = c.assertionMessagesCreate()
        weakref.finalize(self, c.assertionMessagesDestroy, self._messages)
        self._options = c.assertionOptionsCreate()
        weakref.finalize(self, c.assertionOptionsDestroy, self._options)
        c.assertionOptionsSetMessages(self._options, self._messages)
        if report:
            c.assertionOptionsSetReport(self._options, report._handle)
        for name, value in options.items():
            _set(library, self._options, name, value)

    def __call__(self, operation, pass_):
        """Runs the verb, as manager.add wants it."""
        try:
            ok = self._library.c.assertionRunVerbUnverified(
                _library.string(self.verb),
                _library.pointer(operation),
                self._options,
            )
        finally:
            self.flush()
        if not ok:
            pass_.signal_pass_failure()

    def add_to(self, manager, nested=None):
        """Adds it to the end of `manager` as a pass in C; with
        nested="func.func", on each function."""
        library, name = self._library, _library.string(self.verb)
        created = library.c.assertionCreatePass(name, self._options)
        if not created:
            raise OptionError(f"{self.verb} does not take this argument")
        to = _library.pointer(manager)
        if not nested:
            library.host.mlirPassManagerAddOwnedPass(to, created)
            return
        under = library.host.mlirPassManagerGetNestedUnder(
            to, _library.string(nested)
        )
        library.host.mlirOpPassManagerAddOwnedPass(under, created)

    def flush(self):
        """Hands on_message what was said since the last time."""
        said = []
        self._library.c.assertionMessagesTake(
            self._messages,
            _library.MESSAGE(
                lambda severity, location, message, _: said.append(
                    (severity, str(location), str(message))
                )
            ),
            None,
        )
        for message in said:
            self._on_message(*message)


def create_pass(verb, **options):
    """The verb of this name as a Pass; drop_pass(...) is short for
    create_pass("drop", ...)."""
    return Pass(verb, **options)


def run(verb, operation, report=None, **options):
    """Runs a verb on a module or a function, through the host's pass manager:
    it fails with the host's own MLIRError. Returns what was found and done, as
    Report.data has it for one module. As with any pass, let go of Python's
    objects for operations inside first."""
    operation = getattr(operation, "operation", operation)
    package = _library.package_of(operation)
    _library.load(package)
    own = report or Report()
    step = Pass(verb, report=own, **options)
    managers = importlib.import_module(f"{package}.passmanager")
    manager = managers.PassManager("any", operation.context)
    step.add_to(manager)
    try:
        manager.run(operation)
    finally:
        step.flush()
    data = own.data()
    return data[-1] if data else {}


def _keyword(name):
    return name.replace("-", "_")


def _set(library, handle, keyword, value):
    """Sets an option to a word, a flag or a list."""
    name = keyword.replace("_", "-")
    if value is None:
        return
    if isinstance(value, bool):
        value = "true" if value else "false"
    elif not isinstance(value, str) and hasattr(value, "__iter__"):
        value = ",".join(map(str, value))
    reason = []
    if not library.c.assertionOptionsSet(
        handle,
        _library.string(name),
        _library.string(str(value)),
        _library.PRINT(lambda chunk, _: reason.append(str(chunk))),
        None,
    ):
        raise OptionError(f"{keyword}={value!r}: {''.join(reason)}")


def __getattr__(name):
    """The functions named after verbs."""
    if name.startswith("__"):
        raise AttributeError(name)
    verb = name[:-5] if name.endswith("_pass") else name
    verb = verb.replace("_", "-")
    summary = _library.load().verbs.get(verb)
    if summary is None:
        raise AttributeError(f"module 'assertion' has no attribute '{name}'")
    make, of = (create_pass, "") if name.endswith("_pass") else (run, "operation, ")

    def function(*arguments, **options):
        return make(verb, *arguments, **options)

    function.__name__ = name
    function.__doc__ = f"{name}({of}**options)\n\n{summary}. See {make.__name__}."
    return function


def __dir__():
    names = [_keyword(verb) for verb in _library.load().verbs]
    return sorted([*globals(), *names, *(name + "_pass" for name in names)])
