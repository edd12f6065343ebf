extension GData {
    /// Which documents are wanted, and how an upload is stored.
    ///
    /// The parameters that all services have are there too: see ``Query``.
    public struct DocumentsQuery: ServiceQuery {
        /// The parameters.
        public var query: Query

        /// Creates a query from parameters.
        ///
        /// - Parameter query: The parameters.
        public init(query: Query) { self.query = query }

        /// What the title must have in it (`title`).
        public var title: String? {
            get { query["title"] }
            set { query["title"] = newValue }
        }

        /// Whether ``title`` is the whole title (`title-exact`).
        public var isTitleExact: Bool? {
            get { query[value: "title-exact"] }
            set { query[value: "title-exact"] = newValue }
        }

        /// The folder that they are in (`folder`).
        public var folder: String? {
            get { query["folder"] }
            set { query["folder"] = newValue }
        }

        /// Whether folders are listed too (`showfolders`).
        public var showsFolders: Bool? {
            get { query[value: "showfolders"] }
            set { query[value: "showfolders"] = newValue }
        }

        /// Whether the root folder is listed too (`showroot`).
        public var showsRoot: Bool? {
            get { query[value: "showroot"] }
            set { query[value: "showroot"] = newValue }
        }

        /// The address of the owner (`owner`).
        public var owner: String? {
            get { query["owner"] }
            set { query["owner"] = newValue }
        }

        /// The address of somebody who may read them (`reader`).
        public var reader: String? {
            get { query["reader"] }
            set { query["reader"] = newValue }
        }

        /// The address of somebody who may write them (`writer`).
        public var writer: String? {
            get { query["writer"] }
            set { query["writer"] = newValue }
        }

        /// Documents opened at this time or later (`opened-min`).
        public var openedMin: Atom.DateTime? {
            get { query[time: "opened-min"] }
            set { query[time: "opened-min"] = newValue }
        }

        /// Documents opened before this time (`opened-max`).
        public var openedMax: Atom.DateTime? {
            get { query[time: "opened-max"] }
            set { query[time: "opened-max"] = newValue }
        }

        /// Documents edited at this time or later (`edited-min`).
        public var editedMin: Atom.DateTime? {
            get { query[time: "edited-min"] }
            set { query[time: "edited-min"] = newValue }
        }

        /// Documents edited before this time (`edited-max`).
        public var editedMax: Atom.DateTime? {
            get { query[time: "edited-max"] }
            set { query[time: "edited-max"] = newValue }
        }

        /// The language that an upload is translated to (`targetLanguage`).
        public var targetLanguage: String? {
            get { query["targetLanguage"] }
            set { query["targetLanguage"] = newValue }
        }

        /// The language of an upload that is translated (`sourceLanguage`).
        public var sourceLanguage: String? {
            get { query["sourceLanguage"] }
            set { query["sourceLanguage"] = newValue }
        }

        /// Whether what is deleted does not go to the bin (`delete`).
        public var deletes: Bool? {
            get { query[value: "delete"] }
            set { query[value: "delete"] = newValue }
        }

        /// Whether an upload is converted to a document that can be edited (`convert`).
        public var converts: Bool? {
            get { query[value: "convert"] }
            set { query[value: "convert"] = newValue }
        }

        /// Whether the text of an uploaded image is read (`ocr`).
        public var recognizesText: Bool? {
            get { query[value: "ocr"] }
            set { query[value: "ocr"] = newValue }
        }

        /// Whether an upload makes a new revision (`new-revision`).
        public var createsRevision: Bool? {
            get { query[value: "new-revision"] }
            set { query[value: "new-revision"] = newValue }
        }
    }
}
