import GAPIDrive
import Hummingbird

extension RouterMethods {
    /// Adds the route to which a service sends the notifications of push channels.
    ///
    /// `receive` verifies the header fields and wakes the loop over the changes: `PushChannels.receive(_:)`. The body of
    /// a request is not read, because notifications have none.
    @discardableResult
    func receivePushNotifications(
        at path: RouterPath,
        _ receive: @escaping @Sendable (HTTPFields) -> GAPI.PushChannels.Verdict
    ) -> Self {
        post(path) { request, _ in
            Response(status: .init(code: receive(request.headers).status))
        }
    }
}
