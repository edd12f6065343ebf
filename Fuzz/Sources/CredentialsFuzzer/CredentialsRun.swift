import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import Foundation
import HTTPTypes

/// One input, whose first byte says what the rest is.
///
/// Whatever it is, it is read, or refused with a typed error; nothing that somebody else made is taken for genuine, and
/// what is written is read as the same.
enum CredentialsRun {
    /// What an input can be; other first bytes stand for one of these too.
    enum Kind: UInt8, CaseIterable {
        case privateKey = 0x70  // p
        case publicKey = 0x76  // v
        case jsonWebKey = 0x6B  // k
        case idToken = 0x6A  // j
        case file = 0x66  // f
        case account = 0x73  // s
        case store = 0x74  // t
        case redirect = 0x72  // r
        case signedURL = 0x75  // u
    }

    /// Something that no input may bring about.
    struct Broken: Error {
        let problem: String
    }

    /// Reads an input.
    /// - Returns: What is wrong; `nil` when all is as it must be.
    @concurrent static func problem(of input: [UInt8]) async -> String? {
        guard let first = input.first else { return nil }
        let kind = Kind(rawValue: first) ?? Kind.allCases[Int(first) % Kind.allCases.count]
        do {
            try await read(Array(input.dropFirst()), as: kind)
        } catch let broken as Broken {
            return "\(kind): \(broken.problem)"
        } catch {
            guard error is OAuthError || kind == .account && error is DecodingError else {
                return "\(kind): an error of another type: \(type(of: error)) \(error)"
            }
            let count = "\(error)".utf8.count
            if error is OAuthError, count > 8192 { return "\(kind): an error of \(count) bytes" }
        }
        return nil
    }

    private static func read(_ bytes: [UInt8], as kind: Kind) async throws {
        let text = String(decoding: bytes, as: UTF8.self)
        switch kind {
        case .privateKey:
            let key = try SigningKey(pem: text)
            let signature = try key.signature(of: bytes)
            try require(key.publicKey.isValid(signature, of: bytes), "a key's signature is not its own")
            _ = try VerificationKey(jsonWebKey: key.publicKey.jsonWebKey)
        case .publicKey: try check(VerificationKey(pem: text, keyID: "k"))
        case .jsonWebKey:
            guard let value = try? JSON.Value(parsing: bytes, limits: JSON.Limits(depth: 64)) else { return }
            try check(VerificationKey(jsonWebKey: value))
        case .idToken:
            _ = try await verifier.get().verify(text)
            let signed = text.split(separator: ".").prefix(2)
            try require(signed == genuine.split(separator: ".").prefix(2), "a forged token is taken for genuine")
        case .file: try readFile(bytes, text)
        case .account: try readAccount(bytes)
        case .store: try await readStore(bytes)
        case .redirect: try await finish(text)
        case .signedURL: try await sign(text)
        }
    }

    private static func require(_ condition: Bool, _ problem: @autoclosure () -> String) throws(Broken) {
        if !condition { throw Broken(problem: problem()) }
    }

    private static func check(_ key: VerificationKey) throws {
        try require(!key.isValid([], of: []), "nothing is a signature")
        let again = try VerificationKey(jsonWebKey: key.jsonWebKey)
        try require(again.thumbprint == key.thumbprint, "writing and reading changes a key")
    }

    /// Reads a file with credentials of any type.
    ///
    /// Nothing is requested, and no program of theirs runs.
    private static func readFile(_ bytes: [UInt8], _ text: String) throws {
        let path = try folder.get() + "/credentials.json"
        try Data(bytes).write(to: URL(filePath: path))
        if let key = try? GAPI.ServiceAccountKey(parsing: text) {
            try require(text.utf8.elementsEqual(bytes), "bytes are no text")
            _ = try GAPI.Credentials.file(path, allowing: [.serviceAccount])
            try require(!"\(key)".contains("PRIVATE KEY"), "a description shows a key")
        }
        _ = "\(try GAPI.Credentials.file(path, allowing: .all))"
    }

    private static func readAccount(_ bytes: [UInt8]) throws {
        let account = try JSONDecoder().decode(StoredAccount.self, from: Data(bytes))
        func written(_ account: StoredAccount) throws(Broken) -> StoredAccount {
            do {
                return try JSONDecoder().decode(StoredAccount.self, from: JSONEncoder().encode(account))
            } catch {
                throw Broken(problem: "what was written cannot be read: \(error)")
            }
        }
        var again = try written(account)
        try require(try written(again) == again, "writing and reading changes an account")
        // A moment before 1970 is written as 1970: both are over.
        if case .at(let date)? = account.accessToken?.expiry, date.timeIntervalSince1970 <= 0 {
            again.accessToken?.expiry = account.accessToken?.expiry
        }
        again.unknown = account.unknown  // Foundation may round a number the first time.
        try require(again == account, "writing and reading changes an account")
    }

    /// A store with another account besides has the same accounts as before.
    private static func readStore(_ bytes: [UInt8]) async throws {
        let path = try folder.get() + "/accounts.json"
        try? FileManager.default.removeItem(atPath: path)
        let isMade = FileManager.default.createFile(
            atPath: path,
            contents: Data(bytes),
            attributes: [.posixPermissions: 0o600]
        )
        try require(isMade, "the file cannot be made")
        let store = FileTokenStore(path)
        let accounts = try await store.accounts()
        let id = StoredAccount.ID(issuer: "https://fuzzer.example", clientID: "fuzzer", subject: "1")
        try await store.withAccount(id) { $0 = StoredAccount(id: id, refreshToken: "r") }
        let now = try await store.accounts()
        try require(now.contains { $0.id == id }, "an account was not stored")
        try require(
            Set(now).isSuperset(of: accounts.filter { $0.id != id }),
            "storing one account changes another"
        )
    }

    /// A redirect, in which `STATE` stands for the state of the login: no other one gets to the token endpoint.
    private static func finish(_ text: String) async throws {
        let request = try await client.beginLogin(scopes: ["openid"], redirectURL: "http://127.0.0.1:8080/callback")
        do {
            let redirect = text.replacing("STATE", with: request.state)
            _ = try await client.finishLogin(request, redirect: redirect)
        } catch let error as OAuthError where error.status == 400 {
            try require(text.contains("STATE"), "a redirect without the state is taken")
            throw error
        }
        throw Broken(problem: "a login without tokens")
    }

    /// The lines are the bucket, the object, a header field and a parameter.
    private static func sign(_ text: String) async throws {
        let lines = text.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
        func pair(_ index: Int) -> (name: String, value: String)? {
            guard lines.indices.contains(index) else { return nil }
            let parts = lines[index].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        }
        var headers: HTTPFields = [:]
        if let (name, value) = pair(2), let name = HTTPField.Name(name) { headers[name] = value }
        let signer = GAPI.StorageURLSigner(try signer.get()) { now }
        let signed = try await signer.url(
            for: lines[0],
            object: lines.count > 1 ? lines[1] : nil,
            expires: .seconds(600),
            headers: headers,
            query: pair(3).map { [$0] } ?? []
        )
        guard let request = try? HTTPRequest(url: signed.url) else { throw Broken(problem: "no URL: \(signed.url)") }
        try require(request.authority == "storage.googleapis.com", "a URL of another host: \(signed.url)")
        try require((try? signed.request) != nil, "no request: \(signed.url)")
        let form = try await signer.form(
            for: lines[0],
            object: lines.count > 1 ? lines[1] : "o",
            expires: .seconds(600),
            fields: pair(2).map { [$0.name: $0.value] } ?? [:]
        )
        try require((try? HTTPRequest(url: form.url)) != nil, "no URL: \(form.url)")
    }

    private static let folder = Result {
        let path = FileManager.default.temporaryDirectory.appending(path: "credentials-fuzzer-\(getpid())").path
        try FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        return path
    }

    private static let now = Date(timeIntervalSince1970: 1_767_323_100)

    private static let client = {
        let transport = ScriptedTransport { _ in .status(400, body: #"{"error":"invalid_grant"}"#) }
        var server = OAuthServer(
            issuer: "https://login.example",
            authorizationEndpoint: "https://login.example/auth",
            tokenEndpoint: "https://login.example/token"
        )
        server.keysURL = "https://login.example/keys"
        return OAuthClient(server, id: "app", environment: TokenEnvironment(transport: transport, now: { now }))
    }()

    private static let signer = Result {
        try GAPI.KeySigner(SigningKey(generating: .rs256), email: "fuzzer@project.iam.gserviceaccount.com")
    }

    /// The key of ``genuine``.
    private static let verifier = Result {
        let key = try VerificationKey(jsonWebKey: [
            "kty": "EC", "crv": "P-256", "kid": "e", "alg": "ES256",
            "x": "1x5UKewVkuW_8KtD_i0pssAACl2tFxqml755JmFdigw", "y": "7Y3lIN7CXuhIDXEAcYaNaRq9EH8Yrwkv3e69JFzjgZY",
        ])
        return IDTokenVerifier(
            issuer: "https://issuer.example",
            audience: "client",
            keys: KeySet([key]),
            environment: TokenEnvironment(transport: ScriptedTransport([]), now: { now })
        )
    }

    /// The only genuine token, made by Python's `google-auth`.
    private static let genuine =
        "eyJ0eXAiOiAiSldUIiwgImFsZyI6ICJFUzI1NiIsICJraWQiOiAiZSJ9.eyJpc3MiOiAiaHR0cHM6Ly9pc3N1ZXIuZXhhbXBsZSI"
        + "sICJhdWQiOiAiY2xpZW50IiwgInN1YiI6ICI3IiwgImVtYWlsIjogImFubkBleGFtcGxlLmNvbSIsICJlbWFpbF92ZXJpZmllZCI"
        + "6IHRydWUsICJpYXQiOiAxNzY3MzIzMDQ1LCAiZXhwIjogMTc2NzMyNjY0NSwgIm5vbmNlIjogIm4iLCAibmFtZSI6ICJcdTAwYzR"
        + "ubiJ9.kCp50J-fTf7yRYY476IRK4oYOcnpQqqhLOCb_kMFqRNFb4p0gbsUmlxGhO-gDL3bF7smPrr79hn9QJ5NzTKnJw"
}
