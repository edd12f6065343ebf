import AsyncJSON

/// The check that a response is what a list may be read from.
///
/// A list of the wrong type would look like one without items, and so would an error with the status of a success.
/// Whoever compares lists would then delete everything.
package enum ListCheck {
    /// Throws ``GAPI/Error/Code/unexpectedContent`` if the items or the token of a page are there, and have a wrong
    /// type, or if an error is in the place of the items.
    package static func require<Q: GAPI.PagedQuery>(_ response: Q.Response, of query: Q) throws {
        if let value = response as? JSON.Value {
            guard let query = query as? any DescribedList else { return }
            try query.requireList(in: value)
        } else if let model = response as? any JSON.Model, !model.unknown.isEmpty {
            if let name = misfit(in: model, tokens: query.pageFields) { throw error(about: name, of: query.method) }
            if query.items(in: response).isEmpty { try requireNoError(model.unknown["error"], of: query.method) }
        }
    }

    /// Throws ``GAPI/Error/Code/unexpectedContent`` if the member `error` of a response without a list is an error.
    fileprivate static func requireNoError(_ member: JSON.Value?, of method: GAPI.QueryMethod) throws {
        guard let member, member.isObject || member.string != nil else { return }
        var error = GAPI.Error(.unexpectedContent, "the answer has an error where the list should be")
        error.method = method.id
        throw error
    }

    /// Returns the error about a member of the response.
    static func error(about name: String, of method: GAPI.QueryMethod) -> GAPI.Error {
        var error = GAPI.Error(.unexpectedContent, "\(name) in the answer has another type than in a list")
        error.method = method.id
        return error
    }

    /// Returns the name of a list or a token that does not fit its property; `nil` if there is none.
    private static func misfit<Model: JSON.Model>(in model: Model, tokens: String) -> String? {
        let tokens = tokens.split(separator: ",").compactMap { $0.split(separator: "/").first }
        return Model.fields.names.first { name in
            guard let value = model.unknown[name], !value.isNull else { return false }
            return tokens.contains { $0 == name } || isCollection(name, of: Model.self)
        }
    }

    /// Returns `true` if a property is an array or an object.
    private static func isCollection<Model: JSON.Model>(_ name: String, of type: Model.Type) -> Bool {
        [JSON.Value([]), [:]].contains { empty in
            var object: JSON.Value = [:]
            object[name] = empty
            guard let model = try? object.decode(type) else { return false }
            return model.unknown[name] == nil
        }
    }
}

/// A query whose response is known by its description alone.
protocol DescribedList {
    /// Throws ``GAPI/Error/Code/unexpectedContent`` if a response has a wrong type or an error where the list is
    /// described.
    func requireList(in response: JSON.Value) throws
}

extension GAPI.BatchCall: DescribedList where Q: DescribedList {
    func requireList(in response: JSON.Value) throws { try query.requireList(in: response) }
}

extension GAPI.DynamicQuery: DescribedList {
    /// Throws ``GAPI/Error/Code/unexpectedContent`` if a response has a wrong type or an error where the list is
    /// described.
    package func requireList(in response: JSON.Value) throws {
        guard let paging else { return }
        if let items = paging.items {
            guard response.isObject else {
                var error = GAPI.Error(.unexpectedContent, "the answer is something else than a page of a list")
                error.method = method.id
                throw error
            }
            if let value = response[items.name], !value.isNull {
                guard items.isMap ? value.isObject : value.array != nil else {
                    throw ListCheck.error(about: items.name, of: method)
                }
            } else {
                try ListCheck.requireNoError(response["error"], of: method)
            }
        }
        if case .member(let path) = paging.next, let token = response[JSON.Path(path.map { .member($0) })],
            !token.isNull, token.string == nil
        {
            throw ListCheck.error(about: path.joined(separator: "."), of: method)
        }
    }
}
