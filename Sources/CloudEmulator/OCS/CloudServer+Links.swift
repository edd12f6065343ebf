import HTTPTypes

extension CloudServer {
    /// Answers a request to the files of a link, `remote.php/dav/public-files/TOKEN`.
    func publicReply(to request: CloudRequest) throws(DAVError) -> CloudReply {
        let path = request.segments
        guard path.count >= 4, let share = shares.values.first(where: { $0.token == path[3] }) else {
            throw .notFound(path.last ?? "")
        }
        if let password = share.password {
            let login = request.headers[.authorization]?.split(separator: " ").last.flatMap { Self.login(String($0)) }
            guard login?.password == password else { throw .unauthenticated }
        }
        let isRead = [.get, .head, .propfind, .options].contains(request.method)
        guard isRead, share.permissions & 1 != 0 else { throw .noPrivilege }
        // From the shared node itself: its maker may see it no more, or elsewhere.
        let link = Place(user: "", base: Array(path.prefix(4)), node: share.node, share: share)
        return try filesReply(to: request, place(Array(path.dropFirst(4)), from: link))
    }
}
