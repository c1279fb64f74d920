"""libassertion.so and the host whose MLIR it works on, through ctypes."""

import ctypes
import glob
import importlib.util
import os
import re
import sys

# Packages that bring an MLIR, and where its C API is in them.
HOSTS = {
    "torch_mlir": "_mlir_libs/libTorchMLIRAggregateCAPI.so",
    "iree.compiler": "_mlir_libs/libIREECompiler.so",
}
NAME = "libassertion.so"


class HostError(RuntimeError):
    """No host, or one in which the library does not work."""


class OptionError(ValueError):
    """An option that there is not, or a value that it does not take."""


class String(ctypes.Structure):
    """MlirStringRef. Owns nothing: keep what it was made of."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        data = ctypes.string_at(self.data, self.length) if self.length else b""
        return data.decode("utf-8", "backslashreplace")


PRINT = ctypes.CFUNCTYPE(None, String, ctypes.c_void_p)
MESSAGE = ctypes.CFUNCTYPE(None, ctypes.c_int, String, String, ctypes.c_void_p)

_P, _N, _VOID = ctypes.c_void_p, ctypes.c_ssize_t, None
# Results and arguments. Structures of one pointer are passed as the pointer,
# and MlirLogicalResult as its one byte.
FUNCTIONS = {
    "assertionGetVersion": (String, []),
    "assertionRegisterDialect": (ctypes.c_int8, [_P]),
    "assertionDialectIsRegistered": (ctypes.c_bool, [_P]),
    "assertionDialectIsPossible": (ctypes.c_bool, [PRINT, _P]),
    "assertionReportCreate": (_P, [String]),
    "assertionReportDestroy": (_VOID, [_P]),
    "assertionReportPrintText": (_VOID, [_P, PRINT, _P]),
    "assertionReportPrintJson": (_VOID, [_P, PRINT, _P]),
    "assertionMessagesCreate": (_P, []),
    "assertionMessagesDestroy": (_VOID, [_P]),
    "assertionMessagesTake": (_VOID, [_P, MESSAGE, _P]),
    "assertionOptionsCreate": (_P, []),
    "assertionOptionsDestroy": (_VOID, [_P]),
    "assertionOptionsSet": (ctypes.c_int8, [_P, String, String, PRINT, _P]),
    "assertionOptionsSetReport": (_VOID, [_P, _P]),
    "assertionOptionsSetMessages": (_VOID, [_P, _P]),
    "assertionGetNumOptions": (_N, []),
    "assertionOptionGetName": (String, [_N]),
    "assertionOptionGetSummary": (String, [_N]),
    "assertionGetNumVerbs": (_N, []),
    "assertionVerbGetName": (String, [_N]),
    "assertionVerbGetSummary": (String, [_N]),
    "assertionRunVerbUnverified": (ctypes.c_int8, [String, _P, _P]),
    "assertionCreatePass": (_P, [String, _P]),
}
HOST_FUNCTIONS = {
    "mlirPassManagerAddOwnedPass": (_VOID, [_P, _P]),
    "mlirPassManagerGetNestedUnder": (_P, [_P, String]),
    "mlirOpPassManagerAddOwnedPass": (_VOID, [_P, _P]),
}


def string(text):
    """The text as an MlirStringRef that keeps its bytes."""
    data = os.fsencode(text)
    out = String(ctypes.cast(ctypes.c_char_p(data), ctypes.c_void_p), len(data))
    out.keep = data
    return out


def collect(function, *arguments):
    """The text that `function` prints."""
    chunks = []

    def add(chunk, _):
        chunks.append(ctypes.string_at(chunk.data, chunk.length))

    function(*arguments, PRINT(add), None)
    return b"".join(chunks).decode("utf-8", "backslashreplace")


def pointer(thing):
    """What an object of MLIR's Python holds: its pointer in the C API."""
    capsule = thing._CAPIPtr
    api = ctypes.pythonapi
    api.PyCapsule_GetName.restype = ctypes.c_char_p
    api.PyCapsule_GetName.argtypes = [ctypes.py_object]
    api.PyCapsule_GetPointer.restype = ctypes.c_void_p
    api.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
    return api.PyCapsule_GetPointer(capsule, api.PyCapsule_GetName(capsule))


def package_of(thing):
    """The package whose MLIR `thing` belongs to: "torch_mlir"."""
    return type(thing).__module__.split("._mlir_libs")[0]


def _folder(package):
    try:
        spec = importlib.util.find_spec(package)
    except ModuleNotFoundError:
        return None
    return next(iter(spec.submodule_search_locations or []), None) if spec else None


def host_path(package):
    """Where the C API of the MLIR in a package is, or None."""
    folder = _folder(package)
    if not folder:
        return None
    names = [HOSTS[package]] if package in HOSTS else ["_mlir_libs/lib*CAPI*.so*"]
    found = [p for n in names for p in sorted(glob.glob(os.path.join(folder, n)))]
    return found[0] if found else None


def default_package():
    """The host that is imported already, else one that is installed."""
    for package in HOSTS:
        if package in sys.modules:
            return package
    for package in HOSTS:
        if _folder(package):
            return package
    raise HostError("none of these is installed: " + ", ".join(HOSTS))


def library_path():
    """Where the library is: the environment's word, this package, the system."""
    given = os.environ.get("ASSERTION_LIBRARY")
    if given:
        return given
    beside = os.path.join(os.path.dirname(__file__), NAME)
    return beside if os.path.exists(beside) else NAME + ".0"


def _declare(library, functions):
    for name, (result, arguments) in functions.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments


def _open(path, package):
    try:
        return ctypes.CDLL(path)
    except OSError as error:
        missing = re.search(r"undefined symbol: (mlir\w+)", str(error))
        if missing:
            raise HostError(
                f"{package} has no {missing[1]}, which {NAME} needs: its MLIR is"
                " too old"
            ) from None
        raise HostError(f"{error}; set ASSERTION_LIBRARY to {NAME}") from None


class Library:
    """The library, bound to the MLIR of one package."""

    def __init__(self, package, path=None):
        importlib.import_module(package)
        host = host_path(package)
        if not host:
            raise HostError(f"{package} has no shared library with MLIR's C API")
        self.package = package
        # Global, for the library's undefined functions to be found in it.
        self.host = ctypes.CDLL(host, mode=ctypes.RTLD_GLOBAL)
        self.c = _open(path or library_path(), package)
        _declare(self.host, HOST_FUNCTIONS)
        _declare(self.c, FUNCTIONS)
        self.verbs = {
            str(self.c.assertionVerbGetName(i)): str(self.c.assertionVerbGetSummary(i))
            for i in range(self.c.assertionGetNumVerbs())
        }
        self.options = {
            str(self.c.assertionOptionGetName(i)): str(
                self.c.assertionOptionGetSummary(i)
            )
            for i in range(self.c.assertionGetNumOptions())
        }


_loaded = None


def load(package=None, path=None):
    """Loads the library for a package, or returns the one that is loaded."""
    global _loaded
    if _loaded:
        if package not in (None, _loaded.package):
            raise HostError(
                f"loaded for {_loaded.package}; a process has one host, so"
                f" {package} needs another"
            )
        return _loaded
    _loaded = Library(package or default_package(), path)
    return _loaded
