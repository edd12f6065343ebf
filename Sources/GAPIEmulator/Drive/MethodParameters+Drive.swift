extension MethodParameters {
    private static let both = "supportsAllDrives supportsTeamDrives"
    private static let shown = "includeLabels includePermissionsForView"
    private static let changes = Names(
        "includeCorpusRemovals includeItemsFromAllDrives includeRemoved includeTeamDriveItems pageSize pageToken "
            + "restrictToMyDrive spaces \(both)",
        refusing: "driveId teamDriveId \(shown)"
    )

    /// The parameters of Drive's methods, for one user without shared drives.
    ///
    /// No file is found to be malware (`acknowledgeAbuse`), and one that is removed is not accessible any more
    /// (`includeCorpusRemovals`).
    static let drive = MethodParameters(
        methods: [
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
        ],
        flags: "acknowledgeAbuse copyComments enforceSingleParent ignoreDefaultVisibility includeCorpusRemovals "
            + "includeItemsFromAllDrives includeRemoved includeTeamDriveItems keepRevisionForever restrictToMyDrive "
            + "useContentAsIndexableText \(both)",
        choices: ["corpus": ["domain", "user"]],
        // All drives are those of the user.
        values: [
            "corpora": ["user", "allDrives"], "corpus": ["user"], "spaces": ["drive"], "space": ["drive"],
            "type": ["files"],
        ]
    )
}
