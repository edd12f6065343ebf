import GAPIDescription

extension QueryResolver {
    /// Adds the protocols for uploads and downloads of media to a query.
    mutating func resolveMedia(
        of entry: API.Document.MethodEntry,
        _ plan: inout QueryPlan
    ) {
        if let upload = entry.method.mediaUpload {
            plan.upload = upload.protocols?.resumable == nil ? "simple" : "resumable"
            plan.conformances.append("GAPI.UploadQuery")
        }
        if entry.method.supportsMediaDownload == true { plan.conformances.append("GAPI.DownloadQuery") }
    }

    /// Returns the comment on a query: the description, and the facts that a caller needs.
    func documentation(of entry: API.Document.MethodEntry, _ plan: QueryPlan) -> Documentation {
        var remarks: [String] = []
        var facts = ["\(Documentation.code(plan.id)): \(plan.verb.uppercased()) \(Documentation.code(plan.path))."]
        if plan.isDeprecated { facts.append("Deprecated.") }
        if let upload = entry.method.mediaUpload {
            if let maximum = upload.maximumLength { facts.append("Media: at most \(maximum) bytes.") }
            if let accept = upload.accept, !accept.isEmpty, accept != ["*/*"] {
                facts.append("Media types: \(accept.map(Documentation.code).joined(separator: ", ")).")
            }
        }
        if let scopes = entry.method.scopes, !scopes.isEmpty {
            let names = scopes.map { Documentation.code(scopeNames[$0] ?? $0) }
            remarks.append("Scopes (any one): \(names.joined(separator: ", ")).")
        }
        if let fact = plan.paging?.fact { remarks.append(fact) }
        let text = schemas.includesDescriptions ? entry.method.description : nil
        return Documentation(text: text, facts: facts, remarks: remarks)
    }
}

extension API.Diagnostic.Kind {
    /// A part of a method that is not used; the message states the reason.
    static var ignored: Self { Self(rawValue: "ignored") }
    /// A parameter that cannot be written in a URL.
    static var unsendable: Self { Self(rawValue: "unsendable-parameter") }
    /// A list whose pages or items cannot be determined.
    static var unpaged: Self { Self(rawValue: "unpaged") }
    /// A pattern that no method matches.
    static var noMatch: Self { Self(rawValue: "no-match") }
}
