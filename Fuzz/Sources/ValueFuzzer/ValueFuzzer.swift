/// JSON as values; see ``ValueRun``.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzValue(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    ValueRun.check(UnsafeBufferPointer(start: start, count: count))
    return 0
}
