// Code of one's own stands beside what is generated.
extension Books.Shelf {
    /// Whether no book stands on it.
    public var isEmpty: Bool { (bookCount ?? 0) == 0 }
}
