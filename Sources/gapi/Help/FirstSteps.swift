/// What `gapi` alone writes: the first things to do.
enum FirstSteps {
    static let text = """
        gapi calls Google's services, and emulates them. Without an account:
          gapi demo                                 see it work in 20 seconds
          gapi serve                                an emulator, and how to call it

        With an account:
          gapi login --client FILE                  log in; gapi help credentials
          gapi list                                 the services
          gapi list drive:v3                        the methods of one
          gapi describe drive:v3 files.list         the parameters of one, an example
          gapi call drive:v3 files.list --page-all  a call
          gapi storage ls gs://BUCKET               the objects of a bucket

        gapi --help lists all commands, gapi help all topics.
        """
}
