// Generated from tasks:v1, revision 20261101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Tasks {
    /// `tasks.tasklists.delete`: DELETE `tasks/v1/users/@me/lists/{tasklist}`.
    ///
    /// Scopes (any one): `tasks`.
    public struct TasklistsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var tasklist: Swift.String
        public var common = GAPI.CommonParameters()
        public init(tasklist: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.tasklist = tasklist; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "tasks.tasklists.delete", verb: .delete, path: "tasks/v1/users/@me/lists/{tasklist}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("tasklist", tasklist)
        }
    }

    /// `tasks.tasklists.get`: GET `tasks/v1/users/@me/lists/{tasklist}`.
    ///
    /// Scopes (any one): `tasks`, `tasksReadonly`.
    public struct TasklistsGetQuery: GAPI.Query {
        public typealias Response = TaskList
        public var tasklist: Swift.String
        public var common = GAPI.CommonParameters()
        public init(tasklist: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.tasklist = tasklist; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "tasks.tasklists.get", verb: .get, path: "tasks/v1/users/@me/lists/{tasklist}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("tasklist", tasklist)
        }
    }

    /// `tasks.tasklists.insert`: POST `tasks/v1/users/@me/lists`.
    ///
    /// Scopes (any one): `tasks`.
    public struct TasklistsInsertQuery: GAPI.Query {
        public typealias Response = TaskList
        public var body: TaskList
        public var common = GAPI.CommonParameters()
        public init(_ body: TaskList, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "tasks.tasklists.insert", verb: .post, path: "tasks/v1/users/@me/lists") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `tasks.tasklists.list`: GET `tasks/v1/users/@me/lists`.
    ///
    /// Scopes (any one): `tasks`, `tasksReadonly`.
    public struct TasklistsListQuery: GAPI.PagedQuery {
        public typealias Response = TaskLists
        public var maxResults: Swift.Int32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "tasks.tasklists.list", verb: .get, path: "tasks/v1/users/@me/lists") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("maxResults", maxResults); p.query("pageToken", pageToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [TaskList] { response.items ?? [] }
    }

    /// `tasks.tasklists.patch`: PATCH `tasks/v1/users/@me/lists/{tasklist}`.
    ///
    /// Scopes (any one): `tasks`.
    public struct TasklistsPatchQuery: GAPI.Query {
        public typealias Response = TaskList
        public var tasklist: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(tasklist: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.tasklist = tasklist; self.body = body; configure(&self)
        }
        public init(tasklist: Swift.String, _ body: TaskList, _ configure: (inout Self) -> Void = { _ in }) {
            self.tasklist = tasklist; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "tasks.tasklists.patch", verb: .patch, path: "tasks/v1/users/@me/lists/{tasklist}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("tasklist", tasklist)
        }
    }

    /// `tasks.tasklists.update`: PUT `tasks/v1/users/@me/lists/{tasklist}`.
    ///
    /// Scopes (any one): `tasks`.
    public struct TasklistsUpdateQuery: GAPI.Query {
        public typealias Response = TaskList
        public var tasklist: Swift.String
        public var body: TaskList
        public var common = GAPI.CommonParameters()
        public init(tasklist: Swift.String, _ body: TaskList, _ configure: (inout Self) -> Void = { _ in }) {
            self.tasklist = tasklist; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "tasks.tasklists.update", verb: .put, path: "tasks/v1/users/@me/lists/{tasklist}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("tasklist", tasklist)
        }
    }

    /// `tasks.tasks.clear`: POST `tasks/v1/lists/{tasklist}/clear`.
    ///
    /// Scopes (any one): `tasks`.
    public struct TasksClearQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var tasklist: Swift.String
        public var common = GAPI.CommonParameters()
        public init(tasklist: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.tasklist = tasklist; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "tasks.tasks.clear", verb: .post, path: "tasks/v1/lists/{tasklist}/clear") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("tasklist", tasklist)
        }
    }

    /// `tasks.tasks.delete`: DELETE `tasks/v1/lists/{tasklist}/tasks/{task}`.
    ///
    /// Scopes (any one): `tasks`.
    public struct TasksDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var tasklist: Swift.String
        public var task: Swift.String
        public var common = GAPI.CommonParameters()
        public init(tasklist: Swift.String, task: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.tasklist = tasklist; self.task = task; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "tasks.tasks.delete", verb: .delete, path: "tasks/v1/lists/{tasklist}/tasks/{task}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("tasklist", tasklist); p.path("task", task)
        }
    }

    /// `tasks.tasks.get`: GET `tasks/v1/lists/{tasklist}/tasks/{task}`.
    ///
    /// Scopes (any one): `tasks`, `tasksReadonly`.
    public struct TasksGetQuery: GAPI.Query {
        public typealias Response = Task
        public var tasklist: Swift.String
        public var task: Swift.String
        public var common = GAPI.CommonParameters()
        public init(tasklist: Swift.String, task: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.tasklist = tasklist; self.task = task; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "tasks.tasks.get", verb: .get, path: "tasks/v1/lists/{tasklist}/tasks/{task}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("tasklist", tasklist); p.path("task", task)
        }
    }

    /// `tasks.tasks.insert`: POST `tasks/v1/lists/{tasklist}/tasks`.
    ///
    /// Scopes (any one): `tasks`.
    public struct TasksInsertQuery: GAPI.Query {
        public typealias Response = Task
        public var tasklist: Swift.String
        public var parent: Swift.String?
        public var previous: Swift.String?
        public var body: Task
        public var common = GAPI.CommonParameters()
        public init(tasklist: Swift.String, _ body: Task, _ configure: (inout Self) -> Void = { _ in }) {
            self.tasklist = tasklist; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "tasks.tasks.insert", verb: .post, path: "tasks/v1/lists/{tasklist}/tasks") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("tasklist", tasklist); p.query("parent", parent); p.query("previous", previous)
        }
    }

    /// `tasks.tasks.list`: GET `tasks/v1/lists/{tasklist}/tasks`.
    ///
    /// Scopes (any one): `tasks`, `tasksReadonly`.
    public struct TasksListQuery: GAPI.PagedQuery {
        public typealias Response = Tasks
        public var tasklist: Swift.String
        public var completedMax: Swift.String?
        public var completedMin: Swift.String?
        public var dueMax: Swift.String?
        public var dueMin: Swift.String?
        public var maxResults: Swift.Int32?
        public var pageToken: Swift.String?
        public var showAssigned: Swift.Bool?
        public var showCompleted: Swift.Bool?
        public var showDeleted: Swift.Bool?
        public var showHidden: Swift.Bool?
        public var updatedMin: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(tasklist: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.tasklist = tasklist; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "tasks.tasks.list", verb: .get, path: "tasks/v1/lists/{tasklist}/tasks") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("tasklist", tasklist); p.query("completedMax", completedMax); p.query("completedMin", completedMin)
            p.query("dueMax", dueMax); p.query("dueMin", dueMin); p.query("maxResults", maxResults)
            p.query("pageToken", pageToken); p.query("showAssigned", showAssigned)
            p.query("showCompleted", showCompleted); p.query("showDeleted", showDeleted)
            p.query("showHidden", showHidden); p.query("updatedMin", updatedMin)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Task] { response.items ?? [] }
    }

    /// `tasks.tasks.move`: POST `tasks/v1/lists/{tasklist}/tasks/{task}/move`.
    ///
    /// Scopes (any one): `tasks`.
    public struct TasksMoveQuery: GAPI.Query {
        public typealias Response = Task
        public var tasklist: Swift.String
        public var task: Swift.String
        public var destinationTasklist: Swift.String?
        public var parent: Swift.String?
        public var previous: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(tasklist: Swift.String, task: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.tasklist = tasklist; self.task = task; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "tasks.tasks.move", verb: .post, path: "tasks/v1/lists/{tasklist}/tasks/{task}/move") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("tasklist", tasklist); p.path("task", task); p.query("destinationTasklist", destinationTasklist)
            p.query("parent", parent); p.query("previous", previous)
        }
    }

    /// `tasks.tasks.patch`: PATCH `tasks/v1/lists/{tasklist}/tasks/{task}`.
    ///
    /// Scopes (any one): `tasks`.
    public struct TasksPatchQuery: GAPI.Query {
        public typealias Response = Task
        public var tasklist: Swift.String
        public var task: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(tasklist: Swift.String, task: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.tasklist = tasklist; self.task = task; self.body = body; configure(&self)
        }
        public init(tasklist: Swift.String, task: Swift.String, _ body: Task, _ configure: (inout Self) -> Void = { _ in }) {
            self.tasklist = tasklist; self.task = task; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "tasks.tasks.patch", verb: .patch, path: "tasks/v1/lists/{tasklist}/tasks/{task}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("tasklist", tasklist); p.path("task", task)
        }
    }

    /// `tasks.tasks.update`: PUT `tasks/v1/lists/{tasklist}/tasks/{task}`.
    ///
    /// Scopes (any one): `tasks`.
    public struct TasksUpdateQuery: GAPI.Query {
        public typealias Response = Task
        public var tasklist: Swift.String
        public var task: Swift.String
        public var body: Task
        public var common = GAPI.CommonParameters()
        public init(tasklist: Swift.String, task: Swift.String, _ body: Task, _ configure: (inout Self) -> Void = { _ in }) {
            self.tasklist = tasklist; self.task = task; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "tasks.tasks.update", verb: .put, path: "tasks/v1/lists/{tasklist}/tasks/{task}") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("tasklist", tasklist); p.path("task", task)
        }
    }
}
