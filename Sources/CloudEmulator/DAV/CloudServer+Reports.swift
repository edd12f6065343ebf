import AsyncXML
import HTTPTypes

extension CloudServer {
    /// Answers a report of favourites or a search by a part of the name.
    func report(_ request: CloudRequest, _ place: Place) throws(DAVError) -> CloudReply {
        guard place.node != nil else { throw .notFound(place.name) }
        let body = try xml(request)
        var wanted = WantedProperties(names: [.dav("getetag")])
        if let properties = body.elements(named: .dav("prop")).first {
            wanted.names = try WantedProperties.names(of: properties.elements)
        }
        let isWanted: (Place) -> Bool
        var limit = Int.max
        switch body.name {
        case .ownCloud("filter-files"):
            let rules = body.elements(named: .ownCloud("filter-rules")).flatMap(\.elements)
            guard let rule = rules.first(where: { $0.name == .ownCloud("favorite") }) else {
                throw DAVError(.preconditionFailed, "PreconditionFailed", "Missing filter-rules")
            }
            let isFavorite = rule.text == "1"
            isWanted = { $0.node?.favorites.contains($0.user) == isFavorite }
        case .ownCloud("search-files"):
            let search = body.elements(named: .ownCloud("search")).first
            guard let pattern = search?.elements(named: .ownCloud("pattern")).first?.text.lowercased() else {
                throw .badRequest("There is no pattern.")
            }
            limit = search?.elements(named: .ownCloud("limit")).first.flatMap { Int($0.text) } ?? limit
            isWanted = { $0.name.lowercased().contains(pattern) }
        default: throw DAVError(.unsupportedMediaType, "ReportNotSupported", "The report is not supported.")
        }
        var multistatus = Multistatus()
        var open = [place]
        var count = 0
        while let next = open.popLast(), count < limit {
            if next.names.count > place.names.count, isWanted(next) {
                try add(next, wanted, isMinimal: false, to: &multistatus)
                count += 1
            }
            open += members(of: next).reversed()
        }
        return multistatus.reply
    }
}
