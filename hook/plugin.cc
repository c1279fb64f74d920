// The plugin for mlir-opt: the verbs as passes with textual options, and the
// dialect. All the work is done in C; these are the entry points.
#include "assertion-c/Dialect.h"
#include "assertion-c/Options.h"
#include "assertion-c/Verbs.h"
#include "dialect/assertion_dialect.h"
#include "dialect/diagnostic.h"
#include "hook/second_mlir.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace {

void append(MlirStringRef chunk, void *text) {
  static_cast<std::string *>(text)->append(chunk.data, chunk.length);
}

/// A verb, with the options of the C API's table under their names there. The
/// values are read once, in initialize, and shared with the clones for threads.
class VerbPass : public PassWrapper<VerbPass, OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(VerbPass)

  explicit VerbPass(intptr_t verb)
      : name(unwrap(assertionVerbGetName(verb))), argument("assertion-" + name),
        summary(unwrap(assertionVerbGetSummary(verb))) {
    addOptions();
  }
  VerbPass(const VerbPass &other)
      : PassWrapper(other), name(other.name), argument(other.argument),
        summary(other.summary), options(other.options) {
    addOptions();
  }

  StringRef getName() const override { return argument; }
  StringRef getArgument() const override { return argument; }
  StringRef getDescription() const override { return summary; }

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<assertion::AssertionDialect>();
  }

  LogicalResult initialize(MLIRContext *context) override {
    options.reset(assertionOptionsCreate().ptr, [](void *created) {
      assertionOptionsDestroy(AssertionOptions{created});
    });
    if (!options)
      return emitError(UnknownLoc::get(context), "out of memory");
    if (mlirLogicalResultIsFailure(assertionRegisterDialect(wrap(context))))
      return failure();
    diagnostic_sink_t sink = dialect_diagnostic_sink();
    assertionOptionsSetMessageHandler({options.get()}, sink.emit,
                                      sink.user_data);
    for (auto &option : textual)
      if (!option->empty() && failed(set(*option, context)))
        return failure();
    return success();
  }

  void runOnOperation() override {
    if (mlirLogicalResultIsFailure(assertionRunVerbUnverified(
            wrap(StringRef(name)), wrap(getOperation()), {options.get()})))
      signalPassFailure();
  }

private:
  using TextualOption = ListOption<std::string>;

  void addOptions() {
    for (intptr_t i = 0; i < assertionGetNumOptions(); ++i)
      textual.push_back(std::make_unique<TextualOption>(
          *this, unwrap(assertionOptionGetName(i)),
          llvm::cl::desc(unwrap(assertionOptionGetSummary(i)))));
  }

  LogicalResult set(TextualOption &option, MLIRContext *context) {
    std::string value = llvm::join(option, ","), reason;
    if (mlirLogicalResultIsSuccess(
            assertionOptionsSet({options.get()}, wrap(option.getArgStr()),
                                wrap(StringRef(value)), append, &reason)))
      return success();
    return emitError(UnknownLoc::get(context))
           << argument << ": " << option.getArgStr() << "=" << value << ": "
           << reason;
  }

  std::string name, argument;
  StringRef summary;
  std::vector<std::unique_ptr<TextualOption>> textual;
  std::shared_ptr<void> options;
};

/// Whether the MLIR that this file is linked to is not the host's.
bool hasSecondMlir() {
  bool second = second_mlir_was_brought(
      reinterpret_cast<const void *>(&append),
      reinterpret_cast<const void *>(
          static_cast<void (*)(const PassAllocatorFunction &)>(&registerPass)));
  if (second)
    second_mlir_complain();
  return second;
}

void registerPasses() {
  if (hasSecondMlir())
    return;
  for (intptr_t i = 0; i < assertionGetNumVerbs(); ++i)
    registerPass([i] { return std::make_unique<VerbPass>(i); });
}

void registerDialect(DialectRegistry *registry) {
  if (!hasSecondMlir())
    registry->insert<assertion::AssertionDialect>();
}

} // namespace

extern "C" __attribute__((visibility("default"))) PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  static const std::string version = unwrap(assertionGetVersion()).str();
  return {MLIR_PLUGIN_API_VERSION, "assertion", version.c_str(),
          registerPasses};
}

extern "C" __attribute__((visibility("default"))) DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  static const std::string version = unwrap(assertionGetVersion()).str();
  return {MLIR_PLUGIN_API_VERSION, "assertion", version.c_str(),
          registerDialect};
}
