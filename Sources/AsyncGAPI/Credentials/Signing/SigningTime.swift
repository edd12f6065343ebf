import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A moment as signatures write it: whole seconds in UTC.
struct SigningTime {
    /// `2026-11-22T19:30:00Z`, in policies.
    let long: String

    init(_ date: Date) {
        let second = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
        long = JSON.Timestamp(second).description
    }

    /// `20261122T193000Z`, in URLs.
    var compact: String { long.filter { $0 != "-" && $0 != ":" } }

    /// `20261122`.
    private var day: String { String(compact.prefix(8)) }

    /// The day, region and service for which a signature is.
    var scope: String { day + "/auto/storage/goog4_request" }
}

extension Date {
    var signingTime: SigningTime { SigningTime(self) }
}
