/// XML as types with synthesized coding; see ``XMLCodableRun``.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCodable(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    XMLCodableRun.check(UnsafeBufferPointer(start: start, count: count))
    return 0
}
