// Keeps external resources with the assertion dialect, which lives as long as
// the context.
#include "dialect/resources.h"
#include "dialect/assertion_dialect.h"

using namespace mlir;

namespace assertion {

void keepResources(Operation *module, Resources resources) {
  dropResources(module);
  if (resources->getPrinters().empty())
    return;
  auto *dialect = module->getContext()->getOrLoadDialect<AssertionDialect>();
  dialect->resources[module] = std::move(resources);
}

FallbackAsmResourceMap *findResources(Operation *module) {
  auto *dialect = module->getContext()->getLoadedDialect<AssertionDialect>();
  if (!dialect)
    return nullptr;
  auto it = dialect->resources.find(module);
  return it == dialect->resources.end() ? nullptr : it->second.get();
}

void dropResources(Operation *module) {
  if (auto *dialect =
          module->getContext()->getLoadedDialect<AssertionDialect>())
    dialect->resources.erase(module);
}

} // namespace assertion
