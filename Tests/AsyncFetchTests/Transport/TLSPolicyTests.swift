@testable import AsyncFetch
import NIOSSL
import Testing

/// What is said of a host holds for it, however its name is spelled.
@Suite("TLSPolicy") struct TLSPolicyTests {
    private static let spellings = [
        ("API.example.com", "api.example.com"), ("api.example.com", "api.example.com."),
        ("api.example.com.", "api.example.com"), ("Api.Example.COM.", "api.example.com"), ("::1", "[::1]"),
        ("b\u{FC}cher.example", "xn--bcher-kva.example"),
    ]

    @Test(arguments: spellings) func aPinHoldsHoweverTheHostIsWritten(key: String, host: String) {
        var tls = TLSPolicy()
        tls.pins[key] = ["pin"]
        #expect(tls.isSpecial(host))
        #expect(tls.pinCheck(for: host) != nil)
        #expect(!tls.isSpecial("other.example"))
        #expect(tls.pinCheck(for: "other.example") == nil)
    }

    @Test(arguments: [
        ("api.example.com:8443", "api.example.com"), ("API.example.com.:8443", "api.example.com"),
        ("[::1]:8443", "[::1]"),
    ]) func aRuleForAPortIsForThatPortAlone(key: String, host: String) throws {
        var tls = TLSPolicy()
        tls.trust[key] = .insteadOfVerification { _ in false }
        #expect(tls.isSpecial(host, port: 8443) && tls.pinCheck(for: host, port: 8443) != nil)
        #expect(!tls.isSpecial(host, port: 443) && tls.pinCheck(for: host, port: 443) == nil)
        #expect(!tls.isSpecial(host))
        #expect(try tls.configuration(for: host, port: 8443).certificateVerification == .none)
        #expect(try tls.configuration(for: host, port: 443).certificateVerification == .fullVerification)
        // A rule without a port is for the other ports.
        tls.trust[host] = .besidesVerification { _ in false }
        #expect(try tls.configuration(for: host, port: 8443).certificateVerification == .none)
        #expect(tls.isSpecial(host, port: 443))
        #expect(try tls.configuration(for: host, port: 443).certificateVerification == .fullVerification)
    }

    @Test(arguments: spellings) func anIdentityIsShownHoweverTheHostIsWritten(key: String, host: String) {
        var tls = TLSPolicy()
        tls.identities[key] = .init(certificates: "/nowhere", privateKey: "/nowhere")
        #expect(tls.isSpecial(host))
        #expect(throws: FetchError.self) { try tls.configuration(for: host) }
        #expect(throws: Never.self) { try tls.configuration(for: "other.example") }
    }

    @Test(arguments: spellings) func trustIsDecidedHoweverTheHostIsWritten(key: String, host: String) throws {
        var tls = TLSPolicy()
        tls.trust[key] = .insteadOfVerification { _ in false }
        #expect(tls.isSpecial(host))
        #expect(tls.pinCheck(for: host) != nil)
        #expect(try tls.configuration(for: host).certificateVerification == .none)
        #expect(try tls.configuration(for: "other.example").certificateVerification == .fullVerification)
        #expect(try tls.configuration(for: nil).certificateVerification == .fullVerification)
        tls.trust[key] = .besidesVerification { _ in false }
        #expect(try tls.configuration(for: host).certificateVerification == .fullVerification)
    }
}
