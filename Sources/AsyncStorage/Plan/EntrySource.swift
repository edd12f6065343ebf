/// The entries of a folder or of a prefix, one at a time, in the order of the bytes of their names.
protocol EntrySource: AnyObject {
    /// Returns the next entry; `nil` at the end.
    func next() async throws -> TransferEntry?
}
