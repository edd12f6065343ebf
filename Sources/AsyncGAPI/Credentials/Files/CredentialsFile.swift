import AsyncFetch
import AsyncJSON
package import AsyncOAuth
import NIOCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension GAPI {
    /// A credentials file: UTF-8 JSON of at most 1 MiB.
    package enum CredentialsFile {
        /// The largest size in bytes.
        static let maximumSize = 1 << 20

        /// Returns the members of a file, which is read on the caller's thread.
        ///
        /// - Parameters:
        ///   - path: The path of the file.
        ///   - name: What messages call the file; by default its path.
        ///   - allowed: The types of credentials that are allowed.
        ///   - environment: The variables and folders of the process.
        /// - Returns: The members.
        /// - Throws: `OAuthError/Code/notFound` if there is no file; `OAuthError/Code/malformedFile` if it cannot be
        ///   read or is not a JSON object.
        package static func members(
            at path: String,
            named name: String? = nil,
            allowing allowed: Set<CredentialType> = .all,
            environment: CredentialEnvironment = .process
        ) throws(OAuthError) -> CredentialsMembers {
            let name = name ?? path
            return try members(
                of: bytes(SmallFile.read(path, atMost: maximumSize), of: name),
                named: name,
                allowing: allowed,
                environment: environment
            )
        }

        /// Returns the members of a file's contents.
        package static func members(
            of bytes: some Collection<UInt8>,
            named name: String,
            allowing allowed: Set<CredentialType> = .all,
            environment: CredentialEnvironment = .process
        ) throws(OAuthError) -> CredentialsMembers {
            guard bytes.count <= maximumSize else { throw tooLarge(name) }
            let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
            let text = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
            guard text.contains(where: { $0 > 0x20 }) else { throw OAuthError(.malformedFile, "\(name) is empty") }
            do {
                let value = try JSON.Value(parsing: text)
                return try CredentialsMembers(value, file: name, allowing: allowed, environment: environment)
            } catch let error as JSON.Error {
                // Without the parser's message and the cause, which may show a part of the contents.
                throw OAuthError(
                    .malformedFile,
                    "\(name) is not JSON: \(error.code) at line \(error.line), column \(error.column)"
                )
            } catch let error as OAuthError {
                throw error
            } catch {
                throw OAuthError(.malformedFile, "\(name) is not JSON")
            }
        }

        /// Returns the bytes of a file, which is read on the thread pool for files.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        static func readBytes(at path: String, named name: String) async throws -> [UInt8] {
            try bytes(try await SmallFile.contents(of: path, atMost: maximumSize), of: name)
        }

        private static func bytes(_ contents: SmallFile.Contents, of name: String) throws(OAuthError) -> [UInt8] {
            switch contents {
            case .bytes(let bytes): return bytes
            case .missing: throw OAuthError(.notFound, "\(name): there is no such file")
            case .tooLarge: throw tooLarge(name)
            case .notRegular: throw OAuthError(.malformedFile, "\(name) is a folder or another thing that is no file")
            case .unreadable(let why): throw OAuthError(.malformedFile, "\(name) cannot be read: \(why)")
            }
        }

        private static func tooLarge(_ name: String) -> OAuthError {
            OAuthError(.malformedFile, "\(name) is larger than 1 MiB, so that it is no credentials file")
        }
    }
}
