/// JSON as models; see ``ModelRun``.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzModel(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    ModelRun.check(UnsafeBufferPointer(start: start, count: count))
    return 0
}
