/// JSON as types with synthesized coding; see ``CodableRun``.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCodable(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    CodableRun.check(UnsafeBufferPointer(start: start, count: count))
    return 0
}
