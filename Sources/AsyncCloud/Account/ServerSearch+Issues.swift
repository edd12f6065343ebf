import AsyncFetch
import HTTPTypes

/// What a person should know of a server, and perhaps decide.
extension ServerSearch {
    private mutating func raise(_ level: Cloud.Issue.Level, _ kind: Cloud.Issue.Kind, _ message: String) async throws {
        let issue = Cloud.Issue(level: level, kind: kind, message: message)
        guard try await decide(issue) == .approve else { throw Cloud.Error(.notApproved, message) }
        issues.append(issue)
    }

    /// Raises the issue of an OpenID provider at another host than the server that names it.
    ///
    /// - Returns: `false` if the server may not lead there at all.
    mutating func judgeProvider(_ issuer: String, of server: String) async throws -> Bool {
        guard let target = try? HTTPRequest(url: issuer) else { return false }
        let source = try HTTPRequest(url: server)
        let allowsInward = options.fetcher.allowsInwardLinks
        let refusal = LinkSource.document(at: source).refusal(of: target, allowingInward: allowsInward)
        guard refusal == nil else { return false }
        guard source.host != target.host else { return true }
        let (from, to) = (Redaction.urlWithoutQuery(source), Redaction.urlWithoutQuery(target))
        try await raise(
            Self.site(of: source.host) == Self.site(of: target.host) ? .informal : .warning,
            .provider(server: from, issuer: to),
            "\(from) logs in at another server, \(to)"
        )
        return true
    }

    /// Returns the domain that somebody has registered and a host belongs to; an address belongs to no domain.
    private static func site(of host: String) -> Substring {
        var site = host[...]
        guard host.utf8.last.map({ !(0x30...0x39 ~= $0) }) ?? false, !host.hasPrefix("[") else { return site }
        while let dot = site.firstIndex(of: ".") {
            let parent = site[site.index(after: dot)...]
            if PublicSuffixes.system.contains(String(parent)) { break }
            site = parent
        }
        return site
    }

    mutating func judgeRedirect(from old: String, to new: String) async throws {
        let (old, new) = (try HTTPRequest(url: old), try HTTPRequest(url: new))
        guard old.scheme == "http" || new.scheme == "https" else {
            throw Cloud.Error(.refused, "the server redirects to a URL without encryption; nothing was sent to it")
        }
        let isSame = old.host == new.host && (old.scheme != new.scheme || old.authority == new.authority)
        let (from, to) = (Redaction.urlWithoutQuery(old), Redaction.urlWithoutQuery(new))
        try await raise(
            isSame ? .informal : .warning,
            .redirect(from: from, to: to),
            isSame ? "the server is at \(to)" : "\(from) leads to another server, \(to)"
        )
    }

    mutating func judgeTransport(of server: String) async throws {
        guard try !HTTPRequest(url: server).isTrustworthy else { return }
        let message = "\(Redaction.text(server)) is without encryption: all on the way can read passwords and files"
        switch options.plainHTTP {
        case .forbidden: throw Cloud.Error(.refused, message)
        case .asks: try await raise(.warning, .plainHTTP, message)
        case .allowed: try await raise(.informal, .plainHTTP, message)
        }
    }
}
