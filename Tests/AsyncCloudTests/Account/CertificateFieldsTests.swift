import AsyncFetch
import AsyncFetchTesting
import Foundation
import Testing

/// The bytes of a certificate come from whoever answers.
@Suite("The fields of a certificate", .timeLimit(.minutes(2)))
struct CertificateFieldsTests {
    private func der(_ certificate: TestCertificate) throws -> [UInt8] {
        let lines = certificate.certificate.split(separator: "\n").filter { !$0.hasPrefix("-----") }
        return Array(try #require(Data(base64Encoded: lines.joined())))
    }

    @Test func theIssuersKeyTellsTheAuthority() throws {
        let first = try #require(CertificateFields(der(.first)))
        let sameIssuer = try #require(CertificateFields(der(.sameIssuer)))
        let otherIssuer = try #require(CertificateFields(der(.otherIssuer)))
        #expect(first.issuerKeyIdentifier?.count == 20)
        #expect(first.issuerKeyIdentifier == sameIssuer.issuerKeyIdentifier)
        #expect(first.issuerKeyIdentifier != otherIssuer.issuerKeyIdentifier)
        let sameKey = try #require(CertificateFields(der(.sameKey)))
        #expect(first.publicKey == sameKey.publicKey && first.publicKey != sameIssuer.publicKey)
    }

    @Test func bytesOfAnyKindAreReadOrRefused() throws {
        let bytes = try der(.first)
        for count in 0..<bytes.count { _ = CertificateFields(Array(bytes.prefix(count))) }
        var generator = SplitMix(state: 7)
        for _ in 0..<20_000 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                damaged[Int.random(in: damaged.indices, using: &generator)] = .random(
                    in: .min ... .max,
                    using: &generator
                )
            }
            _ = CertificateFields(damaged)
        }
        #expect(CertificateFields([]) == nil && CertificateFields([0x30, 0x84, 0xFF, 0xFF, 0xFF, 0xFF]) == nil)
    }
}
