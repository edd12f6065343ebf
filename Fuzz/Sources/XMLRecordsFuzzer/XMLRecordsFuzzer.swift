/// XML in pieces; see ``XMLRecordsRun``.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecords(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    XMLRecordsRun.check(UnsafeBufferPointer(start: start, count: count))
    return 0
}
