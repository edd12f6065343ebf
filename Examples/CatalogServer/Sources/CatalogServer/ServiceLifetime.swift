import AsyncGAPI
import ServiceLifecycle

/// The lifetime of one of our services in a `ServiceGroup`: the service shuts down with the group.
///
/// A group stops its services one after the other, the last one first. So put this before the services that make calls:
/// they finish what they have begun, and then the calls that are still running are cancelled.
struct ServiceLifetime<Ours: GAPI.Service>: Service {
    let service: Ours

    func run() async throws {
        try? await gracefulShutdown()  // The wait ends as well if the group is cancelled.
        await service.shutdown()
    }
}
