import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import Testing

@testable import AsyncGAPI

/// Subject tokens from certificates.
///
/// The two certificates were made by `openssl req -x509` with keys on P-256.
@Suite("Subject tokens of certificates", .timeLimit(.minutes(5))) struct CertificateSubjectTokenTests {
    private static let leaf = """
        -----BEGIN CERTIFICATE-----
        MIIBdDCCARugAwIBAgIUX93Gh/2bsuLBFvi+vP7SGxz75UcwCgYIKoZIzj0EAwIw
        DzENMAsGA1UEAwwEbGVhZjAgFw0yNjExMjIxOTM4NTZaGA8yMTI2MTAyOTE5Mzg1
        NlowDzENMAsGA1UEAwwEbGVhZjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABEWd
        w8ujO5Xoy52TVyVf0Rdub3+52Q6NSLtKhoGTeGo5B+hqHBys8YKzN4fYgzV5S4UR
        S2GBtQYUjKMh6YQMPqWjUzBRMB0GA1UdDgQWBBSxtc63JfHoUrqd83RARPrWjS1G
        ZzAfBgNVHSMEGDAWgBSxtc63JfHoUrqd83RARPrWjS1GZzAPBgNVHRMBAf8EBTAD
        AQH/MAoGCCqGSM49BAMCA0cAMEQCIFDuX6rkrnQKJ3WwXguNbn37knfnAm0st1xB
        UWfUcOcMAiA6m2WC/cQtlz83KiAhXz6wA9FIzzkWi+k9dXATdkTpow==
        -----END CERTIFICATE-----
        """
    private static let intermediate = """
        -----BEGIN CERTIFICATE-----
        MIIBdjCCAR2gAwIBAgIUW+qYivRwQPN9zRd8SHYqBUuk1HcwCgYIKoZIzj0EAwIw
        EDEOMAwGA1UEAwwFaW50ZXIwIBcNMjYxMTIyMTkzODU2WhgPMjEyNjEwMjkxOTM4
        NTZaMBAxDjAMBgNVBAMMBWludGVyMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
        tvk1z5cNSCCGUJTkrJQK2T49IpY4YlAOMDwSYvq3nE/H83Zifr6vYUtC2//nPEdT
        uLbH0DbKCRM8qwvYh4zI0KNTMFEwHQYDVR0OBBYEFGz2YQbFnu5JLvnJUpDrhuoU
        YSvnMB8GA1UdIwQYMBaAFGz2YQbFnu5JLvnJUpDrhuoUYSvnMA8GA1UdEwEB/wQF
        MAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIgS1Z3G5gzhqz+AlyrmDARLKtsM9pBYACi
        rHZvBMDQnQMCIGpxjJF94LEmDpA+2TLBtAFx2/amz6+JUXTsnaDqytc6
        -----END CERTIFICATE-----
        """

    /// The DER of a PEM text in Base64: its lines without the first and the last one.
    private static func der(_ pem: String) -> JSON.Value {
        JSON.Value(pem.split(separator: "\n").dropFirst().dropLast().joined())
    }

    private func source(
        in folder: ExternalFolder,
        chain: String? = nil,
        configuration: String? = nil
    ) throws -> GAPI.CertificateSubjectToken {
        let certificate = try folder.write("leaf.pem", Self.leaf + "\n")
        let paths: JSON.Value = [
            "cert_configs": [
                "workload": ["cert_path": JSON.Value(certificate), "key_path": JSON.Value("\(folder.path)/key.pem")]
            ]
        ]
        let path = try folder.write("certificate_config.json", configuration ?? paths.description)
        var members: [(name: String, value: JSON.Value)] = [("certificate_config_location", JSON.Value(path))]
        if let chain {
            members.append(("trust_chain_path", JSON.Value(try folder.write("chain.pem", chain + "\n"))))
        }
        return try GAPI.CertificateSubjectToken(
            GAPI.CredentialsMembers(JSON.Value(members: members), file: "account.json"),
            variables: GAPI.CredentialEnvironment()
        )
    }

    private func chain(of source: GAPI.CertificateSubjectToken) async throws -> JSON.Value {
        let token = try await source.subjectToken(
            for: ExternalCase.request,
            in: ExternalCase.environment(ScriptedTransport([]))
        )
        return try JSON.Value(parsing: token)
    }

    @Test func theCertificateAloneIsAChain() async throws {
        let folder = try ExternalFolder()
        #expect(try await chain(of: source(in: folder)) == [Self.der(Self.leaf)])
    }

    @Test(arguments: [intermediate, leaf + "\n" + intermediate])
    func theCertificateIsTheFirstAndOnlyOnce(_ text: String) async throws {
        let folder = try ExternalFolder()
        let chain = try await chain(of: source(in: folder, chain: text))
        #expect(chain == [Self.der(Self.leaf), Self.der(Self.intermediate)])
    }

    @Test(arguments: [intermediate + "\n" + leaf, leaf + "\n" + intermediate + "\n" + leaf])
    func theCertificateInALaterPlaceIsAnError(_ text: String) async throws {
        let folder = try ExternalFolder()
        let source = try source(in: folder, chain: text)
        let error = await ExternalCase.error { _ = try await chain(of: source) }
        #expect(error?.code == .subjectToken)
        #expect(error?.message.contains("later place") == true)
    }

    @Test(arguments: ["", "planted", "-----BEGIN CERTIFICATE-----\nplanted\n-----END CERTIFICATE-----"])
    func aBadChainIsNamedButNotShown(_ text: String) async throws {
        let folder = try ExternalFolder()
        let source = try source(in: folder, chain: text)
        let error = await ExternalCase.error { _ = try await chain(of: source) }
        #expect(error?.code == .subjectToken)
        #expect(error?.message.contains("chain.pem") == true)
        #expect(error?.description.contains("planted") == false)
    }

    @Test(arguments: [
        "", "planted", "[]", "{}", #"{"cert_configs": {}}"#,
        #"{"cert_configs": {"workload": {"cert_path": "/planted"}}}"#,
    ]) func aBadConfigurationIsNamedButNotShown(_ text: String) async throws {
        let folder = try ExternalFolder()
        let source = try source(in: folder, configuration: text)
        let error = await ExternalCase.error { _ = try await chain(of: source) }
        #expect(error?.code == .subjectToken)
        #expect(error?.message.contains("certificate_config.json") == true)
        #expect(error?.description.contains("planted") == false)
    }

    @Test func theExchangeShowsTheCertificate() async throws {
        let folder = try ExternalFolder()
        let certificate = try #require(await source(in: folder).clientCertificate())
        #expect(certificate.certificates == folder.path + "/leaf.pem")
        #expect(certificate.privateKey == folder.path + "/key.pem")
        let transport = ScriptedTransport([ExternalCase.answer])
        var account = GAPI.ExternalAccount(audience: ExternalCase.pool, source: try source(in: folder))
        account.tokenURL = "https://sts.mtls.googleapis.com/v1/token"
        _ = try await account.token(
            for: GAPI.TokenPurpose(),
            replacing: nil,
            in: ExternalCase.environment(transport)
        )
        let request = try transport.requests.only
        #expect(request.url == account.tokenURL)
        #expect(try JSON.Value(parsing: #require(request.form["subject_token"])) == [Self.der(Self.leaf)])
    }

    @Test(arguments: [
        (["GOOGLE_API_CERTIFICATE_CONFIG": "/own.json", "CLOUDSDK_CONFIG": "/gcloud"], "/own.json"),
        (["CLOUDSDK_CONFIG": "/gcloud"], "/gcloud/certificate_config.json"),
        ([:], "/srv/ann/.config/gcloud/certificate_config.json"),
    ]) func theDefaultConfigurationIsThatOfGcloud(_ variables: [String: String], _ path: String) throws {
        let members: JSON.Value = ["use_default_certificate_config": true]
        let source = try GAPI.CertificateSubjectToken(
            GAPI.CredentialsMembers(members, file: "account.json"),
            variables: GAPI.CredentialEnvironment(variables: variables, home: "/srv/ann")
        )
        #expect(source.configurationPath == path)
    }

    @Test(arguments: [nil, ""]) func withoutAHomeFolderThereIsNoDefault(_ home: String?) throws {
        let members: JSON.Value = ["use_default_certificate_config": true]
        let error = #expect(throws: OAuthError.self) {
            try GAPI.CertificateSubjectToken(
                GAPI.CredentialsMembers(members, file: "account.json"),
                variables: GAPI.CredentialEnvironment(home: home)
            )
        }
        #expect(error?.code == .malformedFile)
    }
}
