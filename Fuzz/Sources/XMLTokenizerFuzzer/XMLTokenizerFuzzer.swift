/// The tokenizer beside libxml2; see ``XMLTokenizerRun``.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTokenizer(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    XMLTokenizerRun.check(UnsafeBufferPointer(start: start, count: count))
    return 0
}
