/// The parameters of Drive's methods, as its description has them.
///
/// Nothing that a client may ask for is ignored: what is not spoken is refused with 501. Parameters that the description
/// does not have are ignored, as at Google.
enum DriveParameters {
    /// The parameters of a method, besides those of all methods.
    struct Names {
        /// The parameters that are spoken, or that make no difference for one user without shared drives.
        let spoken: Set<String>
        /// The parameters that are refused, unless they are `false`.
        let refused: Set<String>

        init(_ spoken: String, refusing refused: String = "") {
            self.spoken = Set(spoken.split(separator: " ").map(String.init))
            self.refused = Set(refused.split(separator: " ").map(String.init))
        }
    }

    private static let both = "supportsAllDrives supportsTeamDrives"
    private static let shown = "includeLabels includePermissionsForView"
    private static let changes = Names(
        "includeCorpusRemovals includeItemsFromAllDrives includeRemoved includeTeamDriveItems pageSize pageToken "
            + "restrictToMyDrive spaces \(both)",
        refusing: "driveId teamDriveId \(shown)"
    )

    /// The parameters by the methods' names in the description.
    static let methods: [String: Names] = [
        "drive.about.get": Names(""),
        "drive.changes.getStartPageToken": Names(both, refusing: "driveId teamDriveId"),
        "drive.changes.list": changes,
        "drive.changes.watch": changes,
        "drive.channels.stop": Names(""),
        "drive.files.copy": Names(
            "ignoreDefaultVisibility \(both)",
            refusing: "copyComments enforceSingleParent keepRevisionForever ocrLanguage \(shown)"
        ),
        "drive.files.create": Names(
            "ignoreDefaultVisibility \(both)",
            refusing: "enforceSingleParent keepRevisionForever ocrLanguage useContentAsIndexableText \(shown)"
        ),
        "drive.files.delete": Names(both, refusing: "enforceSingleParent"),
        "drive.files.emptyTrash": Names("", refusing: "driveId enforceSingleParent"),
        "drive.files.export": Names("mimeType"),
        "drive.files.generateIds": Names("count space type"),
        "drive.files.get": Names("acknowledgeAbuse \(both)", refusing: shown),
        "drive.files.list": Names(
            "corpora corpus includeItemsFromAllDrives includeTeamDriveItems orderBy pageSize pageToken q spaces \(both)",
            refusing: "driveId teamDriveId \(shown)"
        ),
        "drive.files.update": Names(
            "addParents removeParents \(both)",
            refusing: "enforceSingleParent keepRevisionForever ocrLanguage useContentAsIndexableText \(shown)"
        ),
    ]

    /// The values of spoken parameters that are spoken; without shared drives, all drives are those of the user.
    private static let values: [String: Set<String>] = [
        "corpora": ["user", "allDrives"], "corpus": ["user"], "spaces": ["drive"], "space": ["drive"],
        "type": ["files"],
    ]

    /// Throws 501 for a parameter, or a value of one, that is not spoken.
    static func check(_ query: RequestTarget.Query, of method: String) throws(GoogleError) {
        guard let names = methods[method] else { return }
        for (name, value) in query.parameters where !value.isEmpty {
            if names.refused.contains(name), value.lowercased() != "false" {
                throw .notImplemented("The emulator does not speak the parameter \(name) of \(method).", name)
            }
            if names.spoken.contains(name), let values = values[name], !values.contains(value) {
                throw .notImplemented("The emulator does not speak this value of \(name) of \(method).", name)
            }
        }
    }
}
