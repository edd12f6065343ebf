extension Duration {
    /// Returns the ceiling of a wait that grows by a factor from one wait to the next.
    ///
    /// A factor that is negative counts as zero; one that is not finite leads to `maximum` at once.
    ///
    /// - Parameters:
    ///   - number: The number of the wait, counted from 1.
    ///   - factor: The factor from one wait to the next.
    ///   - maximum: The highest ceiling.
    /// - Returns: This duration for the first wait, and at most `maximum` for any.
    package func grown(forWait number: Int, by factor: Double, upTo maximum: Duration) -> Duration {
        var ceiling = self
        for _ in 1..<max(number, 1) where ceiling < maximum {
            let seconds = ceiling / .seconds(1) * factor
            // Also false for a product that is no number.
            guard seconds < maximum / .seconds(1) else { return maximum }
            let next = seconds > 0 ? ceiling * factor : .zero
            if next == ceiling { break }  // a factor of 1, or nothing left to shrink: so are all further waits
            ceiling = next
        }
        return min(ceiling, maximum)
    }
}
