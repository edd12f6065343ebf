extension Cloud.Error {
    /// A Boolean value indicating whether the failure is not about one item, so that others fail, too.
    var isOfServer: Bool {
        switch code {
        case .unreachable, .maintenance, .storageUnavailable, .unauthenticated, .untrusted, .database, .vault,
            .diskFull:
            true
        default: false
        }
    }

    /// Creates the error of a failure that can be any.
    init(ofCore error: any Swift.Error) {
        self = error as? Cloud.Error ?? Cloud.Error(.unreachable, "the server gave no list", cause: error)
    }
}
