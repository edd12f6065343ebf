import AsyncFetch
import HTTPTypes

/// The places where a login may end.
package enum LoginRedirect {
    /// Returns `true` for a URL of this machine, whose port may be any (RFC 8252 §7.3).
    ///
    /// `http://127.0.0.1.example.com` and `http://127.0.0.1@example.com` are elsewhere, and a URL with a fragment is no
    /// place for a code (RFC 6749 §3.1.2).
    package static func isLoopback(_ url: String) -> Bool {
        guard let origin = origin(of: url) else { return false }
        return ["127.0.0.1", "[::1]", "localhost"].contains { host in
            // Behind the colon can stand a whole other host: localhost:80@elsewhere.
            origin.hasPrefix("http://\(host):")
                && WireNumber.count(origin.dropFirst("http://\(host):".count)) != nil
        }
    }

    /// Returns `true` for a URL with TLS, or one of this machine.
    package static func isProtected(_ url: String) -> Bool {
        origin(of: url)?.hasPrefix("https://") ?? false || isLoopback(url)
    }

    private static func origin(of url: String) -> String? {
        url.contains("#") ? nil : try? HTTPRequest(url: url).origin
    }
}
