extension HelpTopic {
    static let credentials = HelpTopic(
        name: "credentials",
        summary: "where tokens come from, and where they are sent",
        text: """
            A call has the first of these that there are:

              1. --token TOKEN, --key KEY, --account NAME, or --anonymous for none
              2. $GAPI_TOKEN
              3. the login of gapi login; of several, that of $GAPI_ACCOUNT or of the
                 profile
              4. the application default: $GOOGLE_APPLICATION_CREDENTIALS, the login of
                 gcloud, Google's machines
              5. none, for public data

            Ways to get some:
              gapi login --client FILE       with a browser on this machine
              gapi login --device            with a code, on another device
              gapi login --paste             with any browser, whose last address is pasted
              gcloud auth application-default login

            Tokens of Google are sent to https hosts of googleapis.com only, and tokens of other servers to these servers.
            So an emulator gets none but its own, unless --account names a login. Nothing secret is sent over plain HTTP to
            other machines without --allow-http.

            Logins are in accounts.json, in the folder of gapi config; only you can read it. gapi accounts lists them, gapi
            logout ends one, gapi token writes a token for other programs. No log and no error shows a secret.
            """
    )
}
