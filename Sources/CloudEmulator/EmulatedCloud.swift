/// A server in this process that speaks the protocols of ownCloud.
public actor EmulatedCloud {
    /// Creates a server.
    public init() {}
}
