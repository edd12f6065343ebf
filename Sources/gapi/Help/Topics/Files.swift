extension HelpTopic {
    static let files = HelpTopic(
        name: "files",
        summary: "paths, pipes, and names that are not UTF-8",
        text: """
            A path may lead to a file, a device or a pipe, and - is standard input or standard output. A file that is
            written appears when it is whole; a device or a pipe gets the bytes as they come.

            What has arrived of a download that is cancelled or killed stays beside its place on purpose: the bytes in
            NAME.part, and what they are in NAME.part.json. The same command goes on from there, unless both are removed. This
            holds for gapi download where the server tells a version, for gapi storage cp and rsync with objects of at least
            8 MiB, and for gapi cloud get, where the name is a hidden one (.gapi-…).

            The system takes any bytes as the name of a file. So does gapi, where the name goes nowhere else:

              a file that is read     gapi storage cp FILE gs://BUCKET/NAME,
                                      gapi cloud put FILE PATH, gapi json format FILE,
                                      --body FILE
              a file that is written  gapi storage cp gs://BUCKET/NAME FILE,
                                      gapi cloud get PATH FILE, --output FILE,
                                      --session FILE, --cursor FILE, --manifest FILE
              a folder that is there  gapi storage rsync -r DIR gs://BUCKET,
                                      gapi serve --data DIR,
                                      gapi generate drive:v3 --out DIR, the destination of
                                      cp, mv and cloud get, --from DIR, --trace DIR

            Objects, files in an account and parameters have names in UTF-8. So a file whose name is not needs another
            one, such as --name of gapi upload; and in a folder that is sent, it fails alone: the others are sent, and
            the exit code is 1. That holds for a manifest in such a folder, too: keep it elsewhere.

            A folder whose name is not UTF-8 is refused with 64 where its name is kept: by gapi storage cp -r and gapi
            cloud put -r, whose copies would have it, and beside --manifest, for the manifest has the names of both
            places. gapi storage rsync without a manifest sends what is in it.

            In messages, %E9 stands for a byte of such a name.
            """
    )
}
