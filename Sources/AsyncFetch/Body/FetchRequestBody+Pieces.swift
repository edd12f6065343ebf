extension FetchRequestBody {
    /// Creates a body that is supplied piece by piece, anew for each pass.
    package static func pieces(length: Int64, _ start: @escaping @Sendable () -> Chunks.Next) -> Self {
        Self(storage: .chunks(start), length: length, isReplayable: true)
    }
}
