// Constants of floating point: every special value, the digits, and the name.
//
// RUN: assertion-opt %s -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: assertion-opt %t -o %t.again
// RUN: diff %t %t.again
// RUN: torch-mlir-opt --allow-unregistered-dialect %s -o %t.theirs
// RUN: diff %t %t.theirs

// CHECK-LABEL: func.func @plain() {
// CHECK-NEXT:   %float1.000000e00 = torch.constant.float 1.000000e+00
// CHECK-NEXT:   %float1.000000e00_0 = torch.constant.float 1.000000e+00
// CHECK-NEXT:   %float-1.000000e00 = torch.constant.float -1.000000e+00
// CHECK-NEXT:   %float0.000000e00 = torch.constant.float 0.000000e+00
// CHECK-NEXT:   %float-0.000000e00 = torch.constant.float -0.000000e+00
// CHECK-NEXT:   %float5.000000e-01 = torch.constant.float 5.000000e-01
// CHECK-NEXT:   %float1.234560e05 = torch.constant.float 1.234560e+05
// CHECK-NEXT:   %float1.234570e06 = torch.constant.float 0x4132D68700000000
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @plain() {
  %0 = torch.constant.float 1.0
  %1 = torch.constant.float 1.000000e+00
  %2 = torch.constant.float -1.0
  %3 = torch.constant.float 0.0
  %4 = torch.constant.float -0.0
  %5 = torch.constant.float 0.5
  %6 = torch.constant.float 123456.0
  %7 = torch.constant.float 1234567.0
  return
}

// As many digits as it takes to read the same value again.
// CHECK-LABEL: func.func @digits() {
// CHECK-NEXT:   %float1.000000e-05 = torch.constant.float 1.000000e-05
// CHECK-NEXT:   %float1.000000e-05_0 = torch.constant.float 1.000000e-05
// CHECK-NEXT:   %float9.999990e-06 = torch.constant.float 9.9999999999999991E-6
// CHECK-NEXT:   %float1.000000e-01 = torch.constant.float 1.000000e-01
// CHECK-NEXT:   %float1.000000e-01_1 = torch.constant.float 0.10000000149011612
// CHECK-NEXT:   %float3.141590e00 = torch.constant.float 3.1415926535897931
// CHECK-NEXT:   %float3.333330e-01 = torch.constant.float 0.33333333333333331
// CHECK-NEXT:   %float1.000000e300 = torch.constant.float 1.000000e+300
// CHECK-NEXT:   %float1.000000e22 = torch.constant.float 1.000000e+22
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @digits() {
  %0 = torch.constant.float 1.0e-05
  %1 = torch.constant.float 1.0e-5
  %2 = torch.constant.float 9.9999999999999991e-6
  %3 = torch.constant.float 0.1
  %4 = torch.constant.float 0.10000000149011612
  %5 = torch.constant.float 3.1415926535897931
  %6 = torch.constant.float 0.333333333333333314829616256247
  %7 = torch.constant.float 1.0e+300
  %8 = torch.constant.float 1.0e+22
  return
}

// CHECK-LABEL: func.func @limits() {
// CHECK-NEXT:   %float1.797690e308 = torch.constant.float 1.7976931348623157E+308
// CHECK-NEXT:   %float-1.797690e308 = torch.constant.float -1.7976931348623157E+308
// CHECK-NEXT:   %float2.225070e-308 = torch.constant.float 2.2250738585072014E-308
// CHECK-NEXT:   %float4.940660e-324 = torch.constant.float 4.940660e-324
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @limits() {
  %0 = torch.constant.float 1.7976931348623157e+308
  %1 = torch.constant.float -1.7976931348623157e+308
  %2 = torch.constant.float 2.2250738585072014e-308
  %3 = torch.constant.float 4.9406564584124654e-324
  return
}

// What has no digits is written as its bits.
// CHECK-LABEL: func.func @bits() {
// CHECK-NEXT:   %floatInf = torch.constant.float 0x7FF0000000000000
// CHECK-NEXT:   %float-Inf = torch.constant.float 0xFFF0000000000000
// CHECK-NEXT:   %floatNaN = torch.constant.float 0x7FF8000000000000
// CHECK-NEXT:   %floatNaN_0 = torch.constant.float 0xFFF8000000000000
// CHECK-NEXT:   %floatNaN_1 = torch.constant.float 0x7FF8000000000001
// CHECK-NEXT:   %floatInf_2 = torch.constant.float 0x7FF0000000000000
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @bits() {
  %0 = torch.constant.float 0x7FF0000000000000
  %1 = torch.constant.float 0xFFF0000000000000
  %2 = torch.constant.float 0x7FF8000000000000
  %3 = torch.constant.float 0xFFF8000000000000
  %4 = torch.constant.float 0x7FF8000000000001
  %5 = torch.constant.float 0x7FF0000000000000
  return
}

// Bits of what has digits are printed as digits.
// CHECK-LABEL: func.func @bits_of_digits() {
// CHECK-NEXT:   %float1.000000e00 = torch.constant.float 1.000000e+00
// CHECK-NEXT:   %float-0.000000e00 = torch.constant.float -0.000000e+00
// CHECK-NEXT:   %float-5.000000e-01 = torch.constant.float -5.000000e-01
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @bits_of_digits() {
  %0 = torch.constant.float 0x3FF0000000000000
  %1 = torch.constant.float 0x8000000000000000
  %2 = torch.constant.float 0xBFE0000000000000
  return
}

// CHECK-LABEL: func.func @names() {
// CHECK-NEXT:   %float2.000000e00 = torch.constant.float 2.000000e+00
// CHECK-NEXT:   %float2.000000e00_0 = torch.constant.float 2.000000e+00
// CHECK-NEXT:   %float3.000000e00 = torch.constant.float 3.000000e+00
// CHECK-NEXT:   %float4.000000e00 = torch.constant.float 4.000000e+00
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @names() {
  %0 = torch.constant.float 2.0
  %1 = torch.constant.float 2.0
  %float2 = torch.constant.float 3.0
  %float2.000000e00 = torch.constant.float 4.0
  return
}

// CHECK-LABEL: func.func @attributes() {
// CHECK-NEXT:   %float1.500000e00 = torch.constant.float 1.500000e+00 {why = "because"}
// CHECK-NEXT:   %float-1.500000e00 = torch.constant.float -1.500000e+00 {half = 5.000000e-01 : f32}
// CHECK-NEXT:   %float1.250000e00 = torch.constant.float 1.250000e+00
// CHECK-NEXT:   %floatInf = torch.constant.float 0x7FF0000000000000 {why}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @attributes() {
  %0 = torch.constant.float 1.5 {why = "because"}
  %1 = torch.constant.float -1.5 {half = 5.0e-1 : f32}
  %2 = "torch.constant.float"() <{value = 1.25 : f64}> : () -> !torch.float
  %3 = "torch.constant.float"() {value = 0x7FF0000000000000 : f64, why} : () -> !torch.float
  return
}

// A list of operands says the names once more.
// CHECK-LABEL: func.func @uses() -> !torch.list<float> {
// CHECK-NEXT:   %floatInf = torch.constant.float 0x7FF0000000000000
// CHECK-NEXT:   %float-Inf = torch.constant.float 0xFFF0000000000000
// CHECK-NEXT:   %float-0.000000e00 = torch.constant.float -0.000000e+00
// CHECK-NEXT:   %0 = torch.prim.ListConstruct %floatInf, %float-Inf, %float-0.000000e00 : (!torch.float, !torch.float, !torch.float) -> !torch.list<float>
// CHECK-NEXT:   return %0 : !torch.list<float>
// CHECK-NEXT: }
func.func @uses() -> !torch.list<float> {
  %0 = torch.constant.float 0x7FF0000000000000
  %1 = torch.constant.float 0xFFF0000000000000
  %2 = torch.constant.float -0.0
  %3 = torch.prim.ListConstruct %0, %1, %2 : (!torch.float, !torch.float, !torch.float) -> !torch.list<float>
  return %3 : !torch.list<float>
}
