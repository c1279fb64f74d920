#!/usr/bin/python3
"""Makes torch_effects.tsv: what torch's operations do, as we see it.

usage: torch_effects.py --torch-mlir DIR   from the ODS of a torch-mlir checkout
       torch_effects.py --table FILE       from the declarations in a table

Prints the table. Torch's ODS knows names, operands and traits but, except for
a few, no effects; what it cannot say is data in this file."""

import re
import sys

import ods

HEAD = """
Effects of torch's operations and of the names that torch.operator carries,
made by torch_effects.py. The columns: name, effects, traits, what ODS declares
(its traits; takes a generator; has no result), and a reason.

Rules, the first that fits:
  1. Decided by hand (DECIDED in the script), with the reason in the row.
  2. A random number generator, by name or by a generator among its operands:
     effects, because it advances a state that the next one sees.
  3. In place (the name before the overload ends in an underscore) or with an
     out= operand: effects.
  4. A terminator inside a region: free, its operands are what counts.
  5. No result: effects. What it is there for is something else.
  6. Pure: free.
  7. HasValueSemantics or ReadOnly: free. ReadOnly alone says only that no
     operand is written; Print, runtime.assert and rand_like have it too, and
     rules 1, 2 and 5 have caught those.
  8. All else: effects.
free is said of operands that are values. Where one is mutable (!torch.tensor,
a list, a dict) a free operation reads it; that is seen from the types, not
here. reads is for those that always read, or make something with an identity:
they may be erased, but not moved or repeated. tensor_free means: free where no
operand is mutable. An operation that fails on some operands (an index out of
range, a size that does not fit) has no effect by that alone.
"""

# Advance the state of a generator that they don't take as an operand, or that
# is an operand of some overloads only.
RANDOM = re.compile(r"""^torch\.(valsem\.)?aten\.(
    bernoulli | dropout | exponential | multinomial | native_dropout |
    normal_functional | rand | rand_like | randint | randint_like | randn |
    randn_like | random | randperm | rrelu | rrelu_with_noise |
    rrelu_with_noise_functional | scaled_dot_product_attention | uniform
)_?(\.|$)""", re.X)
IN_PLACE = re.compile(r"^torch\..*[^_.]_(\.[^.]*)?$")
OUT = re.compile(r"(\.|_)out$")

# name: (effects, traits, reason)
DECIDED = {
    "torch.aten.batch_norm":
        ("effects", ["tensor_free"], "training updates mutable statistics"),
    "torch.aten.instance_norm":
        ("effects", ["tensor_free"], "may update mutable statistics"),
    "torch.aten.native_batch_norm":
        ("effects", ["tensor_free"], "training updates mutable statistics"),
    "torch.bind_symbolic_shape": ("effects", [], "a fact about a shape"),
    "torch.copy.to_tensor": ("reads", [], "makes a mutable tensor"),
    "torch.copy.to_vtensor": ("reads", [], "reads a mutable tensor"),
    "torch.dtype.calculate": ("recursive", [], ""),
    "torch.global_slot.get": ("reads", [], "reads a global"),
    "torch.global_slot.init":
        ("free", [], "terminator of a global's initial value"),
    "torch.hop_flex_attention": ("effects", [], "calls functions"),
    "torch.initialize.global_slots": ("effects", [], "writes globals"),
    "torch.linear_params.create": ("free", [], "packs tensors into a value"),
    "torch.per_tensor_affine.create": ("free", [], "makes a value tensor"),
    "torch.prim.CreateObject": ("effects", [], "makes a mutable object"),
    "torch.prim.DictConstruct": ("free", [], "as prim.ListConstruct"),
    "torch.prim.GetAttr": ("reads", [], "reads a mutable object"),
    "torch.prim.If": ("recursive", [], ""),
    "torch.prim.Load": ("reads", [], "reads a variable"),
    "torch.prim.Loop": ("recursive", ["loop"], ""),
    "torch.shape.calculate": ("recursive", [], ""),
    "torch.symbolic_int": ("effects", [], "a fact about a shape"),
    "torch.tensor.literal": ("reads", [], "makes a mutable tensor"),
    "torch_c.generator_to_i64": ("free", [], "a cast"),
    "torch_c.get_next_seed": ("effects", [], "advances the global seed"),
    "torch_c.i64_to_generator": ("free", [], "a cast"),
}

# Only the name of a torch.operator: the ODS has no such operation.
ATEN = {
    "torch.aten._assert_async": ("effects", [], "assertion"),
    "torch.aten._assert_async.msg": ("effects", [], "assertion"),
    "torch.aten._functional_assert_async.msg": ("effects", [], "assertion"),
    "torch.aten._functional_assert_scalar": ("effects", [], "assertion"),
    "torch.aten._functional_sym_constrain_range":
        ("effects", [], "assertion"),
    "torch.aten._functional_sym_constrain_range_for_size":
        ("effects", [], "assertion"),
    "torch.aten._make_dep_token":
        ("free", [], "an empty tensor that orders assertions"),
}

# The operators of ONNX 1.23 (default domain, ai.onnx.ml), as the importer of
# torch-mlir names them: "onnx." and the operator, whatever its domain.
ONNX_FREE = """
    Abs Acos Acosh Add AffineGrid And ArgMax ArgMin Asin Asinh Atan Atanh
    Attention AveragePool BatchNormalization BitCast BitShift BitwiseAnd
    BitwiseNot BitwiseOr BitwiseXor BlackmanWindow Cast CastLike
    CausalConvWithState Ceil Celu CenterCropPad Clip Col2Im Compress Concat
    ConcatFromSequence Constant ConstantOfShape Conv ConvInteger ConvTranspose
    Cos Cosh CumProd CumSum DFT DeformConv DepthToSpace DequantizeLinear Det
    Div DynamicQuantizeLinear Einsum Elu Equal Erf Exp Expand EyeLike Flatten
    Floor GRU Gather GatherElements GatherND Gelu Gemm GlobalAveragePool
    GlobalLpPool GlobalMaxPool Greater GreaterOrEqual GridSample
    GroupNormalization HammingWindow HannWindow HardSigmoid HardSwish Hardmax
    Identity ImageDecoder InstanceNormalization IsInf IsNaN LRN LSTM
    LayerNormalization LeakyRelu Less LessOrEqual LinearAttention Log
    LogSoftmax LpNormalization LpPool MatMul MatMulInteger Max MaxPool
    MaxRoiPool MaxUnpool Mean MeanVarianceNormalization MelWeightMatrix Min
    Mish Mod Mul Neg NegativeLogLikelihoodLoss NonMaxSuppression NonZero Not
    OneHot Optional OptionalGetElement OptionalHasElement Or PRelu Pad Pow
    QLinearConv QLinearMatMul QuantizeLinear RMSNormalization RNN Range
    Reciprocal ReduceL1 ReduceL2 ReduceLogSum ReduceLogSumExp ReduceMax
    ReduceMean ReduceMin ReduceProd ReduceSum ReduceSumSquare RegexFullMatch
    Relu Reshape Resize ReverseSequence RoiAlign RotaryEmbedding Round STFT
    Scatter ScatterElements ScatterND Selu SequenceAt SequenceConstruct
    SequenceEmpty SequenceErase SequenceInsert SequenceLength Shape Shrink
    Sigmoid Sign Sin Sinh Size Slice Softmax SoftmaxCrossEntropyLoss Softplus
    Softsign SpaceToDepth Split SplitToSequence Sqrt Squeeze StringConcat
    StringNormalizer StringSplit Sub Sum SwiGLU Swish Tan Tanh TensorScatter
    TfIdfVectorizer ThresholdedRelu Tile TopK Transpose Trilu Unique Unsqueeze
    Upsample Where Xor
    ArrayFeatureExtractor Binarizer CastMap CategoryMapper DictVectorizer
    FeatureVectorizer Imputer LabelEncoder LinearClassifier LinearRegressor
    Normalizer OneHotEncoder SVMClassifier SVMRegressor Scaler TreeEnsemble
    TreeEnsembleClassifier TreeEnsembleRegressor ZipMap
"""
# Of com.microsoft, those that torch-mlir knows.
ONNX_MICROSOFT = """
    FusedMatMul GroupQueryAttention QLinearAdd QLinearAveragePool
    QLinearConcat QLinearGlobalAveragePool QLinearLeakyRelu QLinearMul
    QLinearSigmoid SimplifiedLayerNormalization
    SkipSimplifiedLayerNormalization
"""
ONNX_RANDOM = """
    Bernoulli Dropout Multinomial RandomNormal RandomNormalLike RandomUniform
    RandomUniformLike
"""
ONNX_RECURSIVE = {"FlexAttention": ["loop"], "If": [], "Loop": ["loop"],
                  "Scan": ["loop"], "SequenceMap": ["loop"]}


def decide(name, declared):
    """(effects, traits, reason) by the rules above."""
    if name in DECIDED:
        return DECIDED[name]
    if RANDOM.match(name) or "generator" in declared:
        return "effects", [], "random"
    if IN_PLACE.match(name) or "inplace" in declared or OUT.search(name):
        return "effects", [], "in place"
    if "terminator" in declared:
        return "free", [], ""
    if "no_result" in declared:
        return "effects", [], ""
    free = {"pure", "value_semantics", "read_only"} & declared
    return ("free" if free else "effects"), [], ""


def declarations(op):
    """What ODS says, as words of the column `declared`."""
    words = {
        "value_semantics": "HasValueSemantics" in op.traits,
        "read_only": "ReadOnly" in op.traits,
        "inplace": "IsTrailingUnderscoreInplaceVariant" in op.traits,
        "pure": op.pure_by_trait,
        "interface": op.interface,
        "generator": "Generator" in op.operands,
        "no_result": not op.results,
    }
    return {word for word, holds in words.items() if holds} | op.known_traits()


def from_ods(folder):
    includes = [ods.PREFIX + "/include", folder + "/include"]
    for td in ("Torch/IR/TorchOps", "TorchConversion/IR/TorchConversionOps"):
        path = folder + "/include/torch-mlir/Dialect/" + td + ".td"
        for op in ods.operations(ods.dump(path, includes)):
            yield op.name, declarations(op)


def from_table(path):
    for name, _, _, declared, _ in ods.read(path):
        if name.startswith(("torch.", "torch_c.")) and name not in ATEN:
            yield name, set(declared.split())


def operator_rows():
    rows = dict(ATEN)
    for name in (ONNX_FREE + ONNX_MICROSOFT).split():
        rows["onnx." + name] = ("free", [], "")
    for name in ONNX_RANDOM.split():
        rows["onnx." + name] = ("effects", [], "random")
    for name, traits in ONNX_RECURSIVE.items():
        rows["onnx." + name] = ("recursive", traits, "")
    rows["onnx.Constant"] = ("free", ["constant"], "")
    for name, (effects, traits, reason) in rows.items():
        yield name, effects, traits, "operator", reason


def rows(operations):
    unused = set(DECIDED)
    for name, declared in operations:
        unused.discard(name)
        effects, traits, reason = decide(name, declared)
        traits = {*traits, *(declared & set(ods.ORDER))}
        yield name, effects, traits, " ".join(sorted(declared)), reason
    assert not unused, unused


def main():
    source = {"--torch-mlir": from_ods, "--table": from_table}[sys.argv[1]]
    made = [*rows(source(sys.argv[2])), *operator_rows()]
    ods.write(sys.stdout, HEAD, made)


if __name__ == "__main__":
    main()
