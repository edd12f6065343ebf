import AsyncFetch
import AsyncJSON
import AsyncOAuth
import NIOCore
import NIOSSL

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension GAPI {
    /// Subject tokens of a workload with an X.509 certificate: the certificate and its chain.
    ///
    /// The exchange is by mutual TLS with the same certificate. The files are read again for each access token.
    struct CertificateSubjectToken: SubjectTokenSource {
        /// The path of gcloud's file with the paths of the certificate and the key.
        let configurationPath: String
        /// The path of the intermediate certificates in PEM.
        let trustChainPath: String?

        func subjectToken(for request: SubjectTokenRequest, in environment: TokenEnvironment) async throws -> String {
            let identity = try await identityFiles()
            guard let leaf = try await certificates(identity.certificates, "the certificate").first else {
                throw OAuthError(.subjectToken, "the certificate, \(identity.certificates), is empty")
            }
            var chain = [leaf]
            if let trustChainPath {
                var others = try await certificates(trustChainPath, "the trust chain")
                if others.first == leaf { others.removeFirst() }
                guard !others.contains(leaf) else {
                    throw OAuthError(
                        .subjectToken,
                        "the trust chain, \(trustChainPath), has the workload's certificate in a later place: put it "
                            + "first, or leave it out"
                    )
                }
                chain += others
            }
            return JSON.Value(chain.map { JSON.Value(Data($0).base64EncodedString()) }).description
        }

        func clientCertificate() async throws -> TLSPolicy.Identity? { try await identityFiles() }

        /// Returns the paths of the certificate and the key, as the configuration file names them.
        private func identityFiles() async throws -> TLSPolicy.Identity {
            let place = "the certificate configuration \(configurationPath)"
            let content = try await CredentialFile.content(of: configurationPath, "the certificate configuration")
            let workload = try GAPI.subjectObject(content, of: place)["cert_configs"]?["workload"]
            guard let certificate = workload?["cert_path"]?.string, !certificate.isEmpty else {
                throw OAuthError(.subjectToken, "\(place) has no cert_configs.workload.cert_path")
            }
            guard let key = workload?["key_path"]?.string, !key.isEmpty else {
                throw OAuthError(.subjectToken, "\(place) has no cert_configs.workload.key_path")
            }
            return TLSPolicy.Identity(certificates: certificate, privateKey: key)
        }

        /// Returns the certificates of a PEM file in DER.
        private func certificates(_ path: String, _ role: String) async throws -> [[UInt8]] {
            let content = try await CredentialFile.content(of: path, role)
            do {
                return try NIOSSLCertificate.fromPEMBytes(content).map { try $0.toDERBytes() }
            } catch {
                throw OAuthError(.subjectToken, "\(role), \(path), has no certificates in PEM")
            }
        }
    }
}

extension GAPI.CertificateSubjectToken {
    /// Creates a source from `credential_source.certificate`.
    ///
    /// - Throws: `OAuthError/Code/malformedFile`.
    init(_ members: GAPI.CredentialsMembers, variables: GAPI.CredentialEnvironment) throws(OAuthError) {
        let location = try members.optionalText("certificate_config_location")
        let usesDefault = try members.optionalBool("use_default_certificate_config") ?? false
        switch (location, usesDefault) {
        case (let location?, false): configurationPath = location
        case (nil, true):
            if let path = variables["GOOGLE_API_CERTIFICATE_CONFIG"] {
                configurationPath = path
            } else if let folder = variables.gcloudFolder {
                configurationPath = "\(folder)/certificate_config.json"
            } else {
                throw members.failure(
                    "use_default_certificate_config",
                    "there is no default: neither GOOGLE_API_CERTIFICATE_CONFIG nor CLOUDSDK_CONFIG nor HOME is set"
                )
            }
        default:
            throw members.failure(
                "certificate_config_location",
                "either it or a true use_default_certificate_config must be there, not both"
            )
        }
        trustChainPath = try members.optionalText("trust_chain_path")
    }
}
