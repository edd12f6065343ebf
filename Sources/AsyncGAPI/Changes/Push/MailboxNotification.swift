import AsyncFetch
import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension GAPI {
    /// A notification that a Gmail mailbox has changed, as Pub/Sub delivers it.
    ///
    /// The changes come from the mailbox's history. A Pub/Sub subscription that pushes to a URL can sign its requests
    /// with an ID token; verify that first, with `IDTokenVerifier`.
    public struct MailboxNotification: Sendable, Hashable {
        /// The address of the mailbox.
        public let emailAddress: String
        /// The mailbox's history number after the change.
        public let historyID: UInt64
        /// Pub/Sub's identifier of the message, if it was pushed; the same message can arrive twice.
        public let messageID: String?

        /// Reads the body of a request that Pub/Sub pushes: `{"message": {"data": …, "messageId": …}}`.
        ///
        /// - Throws: ``GAPI/Error/Code/invalidRequest`` if the body is longer than 1 MiB or has not this form.
        public init(pushed body: some Collection<UInt8>) throws {
            guard body.count <= 1 << 20, let value = try? JSON.Value(parsing: Array(body)),
                let message = value["message"], let data = message["data"]?.string,
                let bytes = Data(base64Encoded: Self.standardAlphabet(data))
            else { throw Self.failure }
            try self.init(data: Array(bytes), messageID: message["messageId"]?.string)
        }

        /// Reads the data of a message that was pulled from a subscription, without their base64.
        ///
        /// - Throws: ``GAPI/Error/Code/invalidRequest`` if they are longer than 1 MiB or have not the form of a notification.
        public init(data: some Collection<UInt8>, messageID: String? = nil) throws {
            guard data.count <= 1 << 20, let value = try? JSON.Value(parsing: Array(data)),
                let address = value["emailAddress"]?.string,
                let number = value["historyId"].flatMap({ $0.uint64 ?? $0.string.flatMap { WireNumber.unsigned($0) } })
            else { throw Self.failure }
            emailAddress = address
            historyID = number
            self.messageID = messageID
        }

        /// Returns base64 of either alphabet in the standard one, with its padding.
        private static func standardAlphabet(_ text: String) -> String {
            let text = text.replacing("-", with: "+").replacing("_", with: "/")
            let missing = (4 - text.utf8.count % 4) % 4
            return missing == 3 ? text : text + String(repeating: "=", count: missing)
        }

        private static var failure: GAPI.Error {
            GAPI.Error(.invalidRequest, "the message is no notification of a mailbox")
        }
    }
}
