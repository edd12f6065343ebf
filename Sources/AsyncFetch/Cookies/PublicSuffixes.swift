#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The domains under which anyone can register names, such as `co.uk`: no cookie may be set for such a whole domain.
///
/// The list comes from publicsuffix.org; Linux distributions install it (Debian: the package `publicsuffix`). Without
/// it, ``essential`` is used, which includes rather too many domains.
public struct PublicSuffixes: Sendable {
    private let rules: Set<String>
    /// The part after `*.` of such a rule.
    private let wildcards: Set<String>
    private let exceptions: Set<String>

    /// The list of this system, read when it is first used.
    public static let system: PublicSuffixes = {
        for folder in [
            "/usr/share/publicsuffix", "/usr/local/share/public_suffix_list", "/opt/homebrew/share/publicsuffix",
        ] {
            if let bytes = try? Data(contentsOf: URL(filePath: "\(folder)/public_suffix_list.dat")) {
                return PublicSuffixes(list: String(decoding: bytes, as: UTF8.self))
            }
        }
        return essential
    }()

    /// A short built-in list: well-known hosters, and guesses about the registries of countries.
    ///
    /// Directly below a domain of two letters, names of up to three letters and typical names of registries (`co.uk`,
    /// `gouv.fr`) count as suffixes, too. So a cookie for a whole company with a short name in a country may be limited
    /// to the host that sets it, or be refused.
    public static let essential: PublicSuffixes = {
        var suffixes = PublicSuffixes(list: essentialRules)
        suffixes.guessesRegistries = true
        return suffixes
    }()

    private static let essentialRules = """
        *.amazonaws.com
        *.compute.amazonaws.com
        *.elb.amazonaws.com
        *.s3.amazonaws.com
        *.ck
        *.er
        *.fk
        *.kh
        *.mm
        *.np
        *.pg
        *.bd
        amazonaws.com
        appspot.com
        r.appspot.com
        a.run.app
        run.app
        web.app
        firebaseapp.com
        cloudfunctions.net
        blogspot.com
        withgoogle.com
        translate.goog
        usercontent.goog
        azurewebsites.net
        azurestaticapps.net
        cloudapp.net
        cloudapp.azure.com
        trafficmanager.net
        core.windows.net
        blob.core.windows.net
        web.core.windows.net
        cloudfront.net
        awsapprunner.com
        elasticbeanstalk.com
        amplifyapp.com
        github.io
        githubusercontent.com
        gitlab.io
        bitbucket.io
        herokuapp.com
        netlify.app
        vercel.app
        now.sh
        pages.dev
        workers.dev
        fly.dev
        onrender.com
        repl.co
        glitch.me
        surge.sh
        ngrok.io
        ngrok.app
        ngrok-free.app
        myshopify.com
        wordpress.com
        wixsite.com
        weebly.com
        tumblr.com
        readthedocs.io
        dyndns.org
        duckdns.org
        no-ip.org
        eu.org
        co.com
        uk.com
        us.com
        de.com
        eu.com
        gb.net
        uk.net
        """

    /// The names that registries of countries use for domains below theirs, besides the short names.
    private static let registryLabels: Set<String> = [
        "asso", "conf", "coop", "firm", "gouv", "govt", "govern", "health", "info", "iwi", "kiwi", "maori", "mincom",
        "name",
        "parliament", "press", "police", "presse", "prof", "school", "store", "tourism", "university",
        // The prefectures of Japan
        "aichi", "akita", "aomori", "chiba", "ehime", "fukui", "fukuoka", "fukushima", "gifu", "gunma", "hiroshima",
        "hokkaido", "hyogo", "ibaraki", "ishikawa", "iwate", "kagawa", "kagoshima", "kanagawa", "kochi", "kumamoto",
        "kyoto",
        "mie", "miyagi", "miyazaki", "nagano", "nagasaki", "nara", "niigata", "oita", "okayama", "okinawa", "osaka",
        "saga",
        "saitama", "shiga", "shimane", "shizuoka", "tochigi", "tokushima", "tokyo", "tottori", "toyama", "wakayama",
        "yamagata", "yamaguchi", "yamanashi", "kawasaki", "kitakyushu", "kobe", "nagoya", "sapporo", "sendai",
        "yokohama",
    ]

    /// A Boolean value indicating whether a domain that looks like a registry's counts as one.
    private var guessesRegistries = false

    /// Creates a list from text in the format of publicsuffix.org: one rule in a line, comments after `//`.
    public init(list: String) {
        var rules: Set<String> = []
        var wildcards: Set<String> = []
        var exceptions: Set<String> = []
        for line in list.split(whereSeparator: \.isNewline) {
            guard let rule = line.split(whereSeparator: \.isWhitespace).first, !rule.hasPrefix("//") else { continue }
            if rule.hasPrefix("!") {
                exceptions.insert(HostName.canonical(rule.dropFirst()))
            } else if rule.hasPrefix("*.") {
                wildcards.insert(HostName.canonical(rule.dropFirst(2)))
            } else {
                rules.insert(HostName.canonical(rule))
            }
        }
        (self.rules, self.wildcards, self.exceptions) = (rules, wildcards, exceptions)
    }

    /// Returns `true` if anyone can register names under a domain.
    ///
    /// - Parameter domain: The name of the domain in any spelling.
    /// - Returns: `true` if no cookie may be set for the whole domain.
    public func contains(_ domain: String) -> Bool {
        let domain = HostName.canonical(domain)
        if exceptions.contains(domain) { return false }
        if rules.contains(domain) { return true }
        guard let dot = domain.firstIndex(of: ".") else { return true }
        let parent = domain[domain.index(after: dot)...]
        if wildcards.contains(String(parent)) { return true }
        guard guessesRegistries, parent.utf8.count == 2 else { return false }
        return domain[..<dot].utf8.count <= 3 || Self.registryLabels.contains(String(domain[..<dot]))
    }
}
