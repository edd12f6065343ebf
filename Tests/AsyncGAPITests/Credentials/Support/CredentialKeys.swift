/// Private keys that OpenSSL made for these tests, and for nothing else.
enum CredentialKeys {
    static let rsa = """
        -----BEGIN PRIVATE KEY-----
        MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQCopLRttsXqRqPf
        6LkOpeVA9/wfj1UJXGZ7nIiN7aNTv1btVu0lVgdnnVn43nrx+aDoxmiVDvRVxHor
        XX0Mf4lP+1KAFpCwzCO0IR3hS3mnklqqF/Vc6hG6r/0PNoZaCZBmaQ71LN4RbssE
        +yRypKTVG8uRrmiZ45brfBTG8tvj7U1AkjKs2SRnZ1hctIITxiSRJlInb/EAkRak
        MxUYW95h9ur4faStHNJq/9ykPiaj3EbfnZtaSROaI5M0m8IQWs7OI9VSQp4YcrTq
        /LUHh9b6goRoJvDvsJIBU4Ns7MxrzMRxw54LFkoBc6+CXmw5LXJxDHXyGPPGdXre
        TBldvlspAgMBAAECggEAAWgLO/PJvu8x/Nn/vPNf1tg04fH/OduG9+n5g1ntxInV
        oKCxlTbA8BdLcI+6kjhutl9mOX0C69D52qNoeZ8ec3xu0BQLhsI3pTkojTA3Ewg9
        l0o7rqDiUVw8w3wOFdF2tTzK89aGuIMa3hYkT3oXtlIOEzh3+gfbtN6njuse5pbv
        qHFk061skfzhTGwX9PfJHge342lW01rS4qQlcFShvqCIFS+j4A7HY8SIaEcDTiqO
        r/g7TF23a9RTA5P6lS5czy0Qcq/s3gQq/Hk5sxgh8idpvlE7v0mQjUHBpkweKA7O
        YFGTynm0rNGHg1uhOIx7DmXWW73hqOWoVBpe2TQoMQKBgQDfnZXblZpAAkkfiU5O
        p1Di1OJZFaufj1GmXnAiA84236OSy/GbaNYydnp4L7GprnlU7znf05GUPGtfxd5W
        rHjBcDMs+WIL8TZxdjot/C6ihVIEbLu46dfGwWIoro98xWWo+eRQTO0XaAYq3qwM
        96WtsfNyt2zb12p+sCT6Xx4vGQKBgQDBEQ7dosImq+sXiYlFBJzlakYitkYvaPbc
        CyoiJ+qnKXhGJdXA9VjTGttG0XHCcFgy6DSiXPKqF/ChrweeDUgbatRwBcwlNpEq
        ktR/A//uyvQ+KnPhAFsqTKMm8dQ6e1qAATuIkWOzcf7l7MYdw92eYPN4vcA0gkUN
        PPTABv7ekQKBgQDTORaB+ZlflwkdWeR3FUKpUO+RuI+Jw6YboZ8H8lJKsQrgsfZB
        l1ClEBb1ChAmuKDxYptnWoBr5nqCV/SCKJ5UEji05cgAgdOsb0HbiBdA+vATL+ZO
        b8ybeLXQubrd39P8Pje0xkU6U89nlTgtc4uzO6E7HhocuylkC9ySB2EKmQKBgDWR
        jhZg+o3QVcKKHtRPm1jsS9mFyaON9DDJyD8B5FHNZ9nO1ahcavDoGr9jjbTthwtY
        8oG6WHppehLihbKM7Nzun1MVyLbqlQzDAMLdUT3ogixdixl7B9CMwxgjMUeowkuS
        C/qwnIFFt/wD3lST7AHt1KBDxfjLzG0H5MEDL+SBAoGAKIxw7cNGH/pIJwx+m5JM
        rXKAxgEa5zu+1XH4yT1dguOBkfa1bvH2tuTQh8l4Fjo4OWq7DR1r0sAOSM11eE7o
        7ag/sANjZeYTBtdXp8HTI920+OUq5ikqJ9AkOJZj+MKhbR9WNvhCn8uj/wDbC8x8
        9P/HZGrMU1ldbdxbW0urhas=
        -----END PRIVATE KEY-----

        """
    static let ec = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgb9OkKfUgcWe8k/Cr
        PFSIgExASmdpTvre+tm1vCZB89ehRANCAARJml4cGcHNjXJinrJ1kgsazP3u5yaX
        sAuzrEITWqKqS8kkOu6A4JaqFCzPZHMXxiJ4DwGya/tx5i8RjGMsZegB
        -----END PRIVATE KEY-----

        """
}
