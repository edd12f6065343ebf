import ArgumentParser
import Foundation
import Testing

@testable import gapi

/// The file of `SSL_CERT_FILE`.
@Suite("gapi: SSL_CERT_FILE", .timeLimit(.minutes(5)))
struct TrustedAuthoritiesTests {
    @Test func aFileWithCertificatesIsTaken() async throws {
        try await CloudBed.withFolder { folder async throws in
            let path = folder + "/own.pem"
            try Data(TestCertificate.authorities.joined(separator: "\n").utf8).write(to: URL(filePath: path))
            let authorities = TrustedAuthorities(path)
            #expect(authorities.path == path)
            let errors = Output()
            try authorities.require(noting: errors.console())
            #expect(errors.text == "")
        }
        #expect(TrustedAuthorities(nil).path == nil)
    }

    @Test func aMissingFileIsLeftOutWithANote() throws {
        let authorities = TrustedAuthorities("/none/own.pem")
        #expect(authorities.path == nil)
        let errors = Output()
        try authorities.require(noting: errors.console())
        #expect(errors.text == "gapi: SSL_CERT_FILE: /none/own.pem: there is no such file, so it is left out\n")
    }

    @Test(arguments: ["", "no certificate", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"])
    func aFileWithoutCertificatesIsNamed(text: String) async throws {
        try await CloudBed.withFolder { folder async throws in
            let path = folder + "/own.pem"
            try Data(text.utf8).write(to: URL(filePath: path))
            let errors = Output()
            let error = #expect(throws: ToolFailure.self) {
                try TrustedAuthorities(path).require(noting: errors.console())
            }
            #expect(error?.code == .unreadable)
            #expect(error?.message == "SSL_CERT_FILE: \(path): there is no certificate (PEM) in it")
        }
    }

    @Test(.enabled(if: GapiProcess.program != nil, "the tool was not built beside the tests"))
    func aCommandEndsWithOneLine() async throws {
        try await CloudBed.withFolder { folder async throws in
            let feed =
                "<feed xmlns='http://www.w3.org/2005/Atom'><id>urn:1</id><title>Tea</title>"
                + "<updated>2026-11-21T09:00:00Z</updated></feed>"
            try Data(feed.utf8).write(to: URL(filePath: folder + "/feed.xml"))
            let words = ["feed", folder + "/feed.xml"]
            let missing = try await GapiProcess.run(words, in: folder, ["SSL_CERT_FILE": folder + "/none.pem"])
            #expect(missing.code == 0 && missing.complaints.count == 1, "\(missing.errors)")
            // A folder is no file.
            let broken = try await GapiProcess.run(words, in: folder, ["SSL_CERT_FILE": folder])
            #expect(broken.code == 66 && broken.complaints.count == 1, "\(broken.errors)")
            #expect(broken.errors.hasPrefix("gapi: SSL_CERT_FILE: \(folder): "), "\(broken.errors)")
        }
    }
}
