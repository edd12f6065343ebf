/// The place of a new content.
enum ContentPlace: Sendable {
    /// In memory; `nil` if nobody counts the bytes.
    case memory(StoreMemory?)
    /// In a new file at a path.
    case file(String)
}
