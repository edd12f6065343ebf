import EmulatorServer
import Testing

@Suite("Redirects of logins")
struct LoginRedirectTests {
    @Test(arguments: ["http://127.0.0.1/", "http://localhost:8080/callback", "http://[::1]:1/?a=b"])
    func thisMachineIsOneWithAnyPort(url: String) {
        #expect(LoginRedirect.isLoopback(url) && LoginRedirect.isProtected(url))
    }

    @Test(arguments: [
        "http://127.0.0.1.example.com/", "http://127.0.0.1@example.com/", "http://localhost:80@example.com/",
        "http://example.com/", "http://localhost:1/#code", "localhost", "", "http://localhost:99999999999999999999/",
    ])
    func otherMachinesAreNot(url: String) {
        #expect(!LoginRedirect.isLoopback(url) && !LoginRedirect.isProtected(url))
    }

    @Test func aPlaceWithTLSIsProtected() {
        #expect(LoginRedirect.isProtected("https://example.com/") && !LoginRedirect.isLoopback("https://example.com/"))
    }
}
