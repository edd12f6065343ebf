extension HelpTopic {
    static let configuration = HelpTopic(
        name: "configuration",
        summary: "profiles with defaults for endpoint, account and format",
        text: """
            A profile has defaults for commands that call services:

              endpoint  the root URL of the services: an emulator or a region
              account   the login
              format    the format of answers: \(AnswerForm.list)

            Of several values, the first one counts:

              1. the option: --endpoint, --account, --format
              2. the environment variable: GAPI_ENDPOINT, GAPI_ACCOUNT, GAPI_FORMAT
              3. the profile of --profile, or else of $GAPI_PROFILE, or else the profile
                 default
              4. the default of the command

            Profiles are in the file config in $GAPI_CONFIG, or else in $XDG_CONFIG_HOME/gapi or ~/.config/gapi. People
            may edit it; gapi config changes only the lines that it must:

              # for tests
              [local]
              endpoint = http://127.0.0.1:4443
              format = jsonl

            A mistake in it ends a command with 78, and is named with its line and column. It is no place for secrets:
            tokens, and URLs with a user or a query, are refused.

            Only you may be able to change that folder, for its files say where tokens and passwords are sent. Where others
            can, as after mkdir with a umask of 002, a command ends with 73 and says which chmod mends it.
            """
    )
}
