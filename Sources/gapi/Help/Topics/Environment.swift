extension HelpTopic {
    static let environment = HelpTopic(
        name: "environment",
        summary: "the environment variables",
        text: """
            An empty variable counts as none.

              GAPI_PROFILE         the profile of gapi config
              GAPI_ENDPOINT        the root URL of the services, instead of --endpoint
              GAPI_ACCOUNT         the login, instead of --account
              GAPI_FORMAT          the format of answers, instead of --format
              GAPI_TOKEN           an access token, instead of --token
              GAPI_CONFIG          the folder of accounts and profiles
              GAPI_DOCUMENTS       a folder with descriptions, instead of --from
              GAPI_DISCOVERY       the URL of another Discovery service
              GAPI_CLOUD_PASSWORD  the password of gapi cloud login
              GAPI_ALLOW_INWARD_LINKS
                                   1 lets servers in the internet lead to this machine and
                                   into private networks, such as a company's login or the
                                   next page of a feed

              XDG_CONFIG_HOME, XDG_CACHE_HOME, HOME
                                   the places of accounts, profiles and fetched
                                   descriptions
              STORAGE_EMULATOR_HOST
                                   an emulator of Cloud Storage, unless --endpoint is set
              GOOGLE_APPLICATION_CREDENTIALS, GOOGLE_CLOUD_UNIVERSE_DOMAIN,
              METADATA_SERVER_DETECTION
                                   the application default, as in Google's libraries
              https_proxy, http_proxy, all_proxy, no_proxy
                                   proxies; also in capital letters, except HTTP_PROXY
              SSL_CERT_FILE        a file of authorities (PEM) that are trusted besides
                                   those of the system; a missing one is left out with a
                                   note, one without certificates ends a command with 66
              NO_COLOR, TERM       no colours; with TERM=dumb, no status line either
            """
    )
}
