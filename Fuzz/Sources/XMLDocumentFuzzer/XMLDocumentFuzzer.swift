/// XML as trees; see ``XMLDocumentRun``.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDocument(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    XMLDocumentRun.check(UnsafeBufferPointer(start: start, count: count))
    return 0
}
