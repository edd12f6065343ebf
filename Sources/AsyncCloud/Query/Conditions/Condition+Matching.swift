#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Cloud.Condition {
    /// Returns a Boolean value indicating whether an item fulfils the condition.
    public func matches(_ item: Cloud.Item) -> Bool {
        if case .test(let test) = node.kind { return test.matches(item) }
        var walk = ConditionWalk(self)
        var result = true
        while let step = walk.next() {
            switch step {
            case .test(let test): result = test.matches(item)
            case .begin(let group):
                // What a group without parts is.
                result = group == .all
                continue
            case .end(let group): if group == .not { result.toggle() }
            }
            // One part may decide for all of its group.
            if (walk.group == .any && result) || (walk.group == .all && !result) { walk.skip() }
        }
        return result
    }
}

extension Cloud.Condition.Test {
    func matches(_ item: Cloud.Item) -> Bool {
        switch self {
        case .name(let test): FoldedTest(test).matches(item.name)
        case .contentType(let test): FoldedTest(test).matches(item.contentType)
        case .ownerID(let test): FoldedTest(test).matches(item.ownerID)
        case .ownerName(let test): FoldedTest(test).matches(item.ownerName)
        case .fileID(let test): FoldedTest(test).matches(item.fileID)
        case .size(let relation, let size): item.size.map { relation.holds($0, size) } ?? false
        case .modified(let relation, let time):
            item.modified.map { relation.holds($0.timeIntervalSince1970, time.timeIntervalSince1970) } ?? false
        case .kind(let kind): item.kind == kind
        case .isFavorite: item.isFavorite
        case .within(let folder): folder.contains(item.path) && folder != item.path
        case .isMissing(let property): isMissing(property, in: item)
        }
    }

    private func isMissing(_ property: Cloud.Condition.Property, in item: Cloud.Item) -> Bool {
        switch property {
        case .contentType: item.contentType == nil
        case .ownerID: item.ownerID == nil
        case .ownerName: item.ownerName == nil
        case .fileID: item.fileID == nil
        case .size: item.size == nil
        case .modified: item.modified.map(\.timeIntervalSince1970.isNaN) ?? true
        }
    }
}
