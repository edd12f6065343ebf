extension Cloud.Error {
    /// A Boolean value indicating whether the failure may not be about one item, so that others fail, too.
    var isOfServer: Bool {
        switch code {
        case .unreachable, .maintenance, .unauthenticated, .untrusted: true
        default: false
        }
    }

    /// A Boolean value indicating whether this machine has failed.
    var isOfMachine: Bool {
        switch code {
        case .database, .vault, .diskFull: true
        default: false
        }
    }

    /// Creates the error of a failure that can be any.
    init(ofCore error: any Swift.Error) {
        self = error as? Cloud.Error ?? Cloud.Error(.unreachable, "the server gave no list", cause: error)
    }
}
