// Conveniences for Cloud Storage above the methods of its API, and transfers of many files.
//
// `GAPIStorage` has one query for each method of the API. The extensions of `StorageService` in this module are the
// work that takes several of them: a copy that goes on to its end, a composition of any number of objects, a change by
// generation. `StorageTransfers` moves folders and lists of files.

@_exported public import AsyncGAPI
@_exported public import GAPIStorage
