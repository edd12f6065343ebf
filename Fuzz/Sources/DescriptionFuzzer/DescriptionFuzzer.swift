/// Descriptions of services; see ``DescriptionRun``.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDescription(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    DescriptionRun.check(UnsafeBufferPointer(start: start, count: count))
    return 0
}
