/// JSON as models and as values; see ``ReaderRun``.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    ReaderRun.check(UnsafeBufferPointer(start: start, count: count))
    return 0
}
