extension API.Document {
    /// Reads a description.
    ///
    /// A part of the wrong type is left out and reported by a diagnostic. A member that is not known here is kept in
    /// `unknown` and reported by a diagnostic. Known mistakes of Google's descriptions are corrected, with a diagnostic
    /// each.
    /// - Parameter bytes: The document.
    /// - Returns: The description, and the diagnostics.
    /// - Throws: `JSON.Error` with a position if the bytes are not a JSON object, or if more than 1000 parts are of the
    ///   wrong type.
    public static func parse(
        _ bytes: some Sequence<UInt8>
    ) throws(JSON.Error) -> (document: API.Document, diagnostics: [API.Diagnostic]) {
        let value = try JSON.Value(parsing: bytes)
        var repair = DocumentRepair()
        var document: API.Document
        do throws(JSON.Error) {
            document = try value.decode(API.Document.self, isStrict: true)
        } catch {
            document = try repair.repaired(value).decode(API.Document.self, isStrict: true)
        }
        var diagnostics = repair.diagnostics
        document.check(&diagnostics)
        for correction in API.Correction.all where correction.api == document.name {
            if let diagnostic = correction.apply(to: &document) { diagnostics.append(diagnostic) }
        }
        return (document, diagnostics)
    }

    private func check(_ diagnostics: inout [API.Diagnostic]) {
        func require(_ value: String?, _ name: String) {
            guard value?.isEmpty != false else { return }
            diagnostics.append(
                .init(.error, .missingMember, at: "$.\(name)", "the description has no \(name)", remedy: "add it")
            )
        }
        require(name, "name")
        require(version, "version")
        require(rootUrl, "rootUrl")
        for feature in features ?? [] where feature != "dataWrapper" {
            diagnostics.append(
                .init(.warning, .unknownFeature, at: "$.features", "the feature `\(feature)` is not known")
            )
        }
        let labels: Set = ["labs", "limited_availability", "deprecated"]
        for label in self.labels ?? [] where !labels.contains(label) {
            diagnostics.append(.init(.note, .unknownFeature, at: "$.labels", "the label `\(label)` is not known"))
        }
        noteUnknownMembers(of: self, "$", &diagnostics)
        auth.map { noteUnknownMembers(of: $0, "$.auth", &diagnostics) }
        auth?.oauth2.map { noteUnknownMembers(of: $0, "$.auth.oauth2", &diagnostics) }
        for (name, schema) in (schemas ?? [:]).sorted(by: { $0.key < $1.key }) {
            schema.noteUnknown("$.schemas.\(name)", &diagnostics)
        }
        for (name, schema) in (parameters ?? [:]).sorted(by: { $0.key < $1.key }) {
            schema.noteUnknown("$.parameters.\(name)", &diagnostics)
        }
        noteUnknown(
            API.Resource {
                $0.methods = methods; $0.resources = resources
            },
            "$",
            &diagnostics
        )
    }
}

private func noteUnknown(_ resource: API.Resource, _ path: String, _ diagnostics: inout [API.Diagnostic]) {
    noteUnknownMembers(of: resource, path, &diagnostics)
    for (name, method) in (resource.methods ?? [:]).sorted(by: { $0.key < $1.key }) {
        let path = "\(path).methods.\(name)"
        noteUnknownMembers(of: method, path, &diagnostics)
        method.mediaUpload.map { noteUnknownMembers(of: $0, path + ".mediaUpload", &diagnostics) }
        method.request?.noteUnknown(path + ".request", &diagnostics)
        method.response?.noteUnknown(path + ".response", &diagnostics)
        for (name, parameter) in (method.parameters ?? [:]).sorted(by: { $0.key < $1.key }) {
            parameter.noteUnknown("\(path).parameters.\(name)", &diagnostics)
        }
    }
    for (name, resource) in (resource.resources ?? [:]).sorted(by: { $0.key < $1.key }) {
        noteUnknown(resource, "\(path).resources.\(name)", &diagnostics)
    }
}

private func noteUnknownMembers(of model: some JSON.Model, _ path: String, _ diagnostics: inout [API.Diagnostic]) {
    guard !model.unknown.isEmpty else { return }
    for name in model.unknown.names {
        diagnostics.append(
            .init(
                .warning,
                .unknownMember,
                at: "\(path).\(name)",
                "the member `\(name)` is not known and has no effect"
            )
        )
    }
}

extension API.Schema {
    fileprivate func noteUnknown(_ path: String, _ diagnostics: inout [API.Diagnostic]) {
        noteUnknownMembers(of: self, path, &diagnostics)
        for (name, property) in (properties ?? [:]).sorted(by: { $0.key < $1.key }) {
            property.noteUnknown("\(path).properties.\(name)", &diagnostics)
        }
        items?.noteUnknown(path + ".items", &diagnostics)
        additionalProperties?.noteUnknown(path + ".additionalProperties", &diagnostics)
    }
}
