/* The classes of operations: what is live, what is needed by assertions alone,
 * and what was dead before. */
#include "analysis/analysis_fixture.h"

TEST(Liveness, chain_belongs_to_its_assertion) {
  expect_classes("func.func @f(%x: !torch.vtensor<[?],f32>) {\n"
                 "  %c = torch.constant.int 0 {want = \"slice 0\"}\n"
                 "  %n = torch.aten.size.int %x, %c {want = \"slice 0\"}"
                 " : !torch.vtensor<[?],f32>, !torch.int -> !torch.int\n"
                 "  %e = torch.aten.gt.int %n, %c {want = \"slice 0\"}"
                 " : !torch.int, !torch.int -> !torch.bool\n"
                 "  torch.runtime.assert %e, \"m\" {want = \"assertion 0\"}\n"
                 "  return {want = \"live\"}\n"
                 "}\n");
}
