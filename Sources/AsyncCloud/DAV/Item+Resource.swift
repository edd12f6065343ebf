extension Cloud.Item {
    /// Creates an item of what a server told about a resource; it has no identity on this machine yet.
    public init(_ resource: Cloud.Resource) {
        self.init(resource.path, resource.kind)
        fileID = resource.fileID
        eTag = resource.eTag
        size = resource.size
        modified = resource.modified
        contentType = resource.contentType
        permissions = resource.permissions.map { Permissions(letters: $0) }
        isFavorite = resource.isFavorite ?? false
        shareTypes = resource.shareTypes
        ownerID = resource.ownerID
        ownerName = resource.ownerName
        checksums = resource.checksums
        if resource.quotaAvailable != nil || resource.quotaUsed != nil {
            // -1, -2 and -3 say that the space was not computed, is unknown, or has no limit.
            quota = Quota(available: resource.quotaAvailable.flatMap { $0 < 0 ? nil : $0 }, used: resource.quotaUsed)
        }
        privateLink = resource.privateLink
        isProcessing = resource.isProcessing
        isUndescribed = resource.refusal != nil
    }
}
