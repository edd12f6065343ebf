public import GAPIDescription

extension GAPI {
    /// The limits of a service's batches.
    public typealias BatchLimits = API.BatchLimits
}
