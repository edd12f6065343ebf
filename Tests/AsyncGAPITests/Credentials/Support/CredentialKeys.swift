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

    /// Made by `openssl rsa -traditional`: PKCS#1.
    static let olderRSA = """
        -----BEGIN RSA PRIVATE KEY-----
        MIIEowIBAAKCAQEA5T7Oha3GfHASxlf/R4OoJ3Rcbzd2G2a4E6pbTkgMnr4XGBP8
        G+NIwiiy52o77OrcnMvMQeokivu4aAJK8EBUH6JcTq6IEIwAG2wiylQ3YPQaCnht
        b9XoUYErIABaT+M9h7i4fb3t20mMiT/sDdywP5bUHsyw944xrjV+hTasbYSyJWSk
        l5Y1CMJnmIsTq6pTbxVvsjdjw70zZj+ngi+vCka7Ks8tNMQ796YvIqkldtL1rtcX
        +ELTRt062M7Lo0Fw56nVoKP/aRzqIPG99lra+9IyLkEfpIDNN0aTc5cmxVyhvWZJ
        TgPQ0HTUHN7mDk1mvrrIbZyftNQ2GgnkpNzcPQIDAQABAoIBAAukXigfTGB275kn
        kGURHFnOmMAkLKkVFR2YjfUChzOLm1Ajea7v4rrLhtRmSn9MaSJEXk3tpmfxgyqz
        DRu45JzLqczsI6hVd87stbKZRsuzcdwcxBAFKLx05xwDsJJ0i6QoHyRxoBH+IPc6
        ahJFJiVAk2qyAf28eKzsdg2tWmHgXevS0o4a+iLlORk1GNyKOvxr07/fYzSClgrq
        LrNOPg7+aWU3s3IMRY/JDRUhiiZR4e7CenEf3kP9fV5h3sjDKFNvX5IQv2zth6l1
        fnC/szszJUasoM1RQjkvxpTkg+yyOJ+Xjml1Csg+FbRolMg6etrTq3wFO9Yly/aa
        fEs6gwECgYEA/OO8GjR+iX+EP7SBUcszmW507Mnr3q2929o2j/qS+gMXN/e3jpX/
        PzBEJRrXAfL+Bo6zfcx7O3JNO24++4qhzm/t1MrSLhoZc6UvKGZhK/PIzNX9rA+V
        wCS2s2FETBK+ko3Bl6YeVQQwmLHMV4vzpDpXQ17k3KzNYNguXlmLDQECgYEA6BCf
        wxmThts6bQGd89L1LTaAsWN3rwODzwm4ZZUdksMxZ86ck+3EHRlUZYJ5rnUoRha+
        Juv43fh2lmBVJo9tRCj0q/FGGRjxsCJBPH4jkRRuC0TtGCtwzp6vqPKHteVQXhRE
        JKpXkm2cXTlSznEti5MY57856rrUdoC43KzTwz0CgYEA7TA8EOgDdrsfMxD96dWI
        w/ORvzV0ARs746S7YDdI+y1C7b9tblLJYF7Iy3RtDOr3zvaw6uCLBKqkPYWdlRfl
        w1W/38GLeKoKDSl1HZNIuIyiXVyn3GWRsvG8Wmp0QFWkYJiMZsvrzxlq6wx39/TP
        w8zkY8/xH/kDeD3K37tkbAECgYAfL3S4vCwmGDnewjPeuz+1ZrienfZMb5V78ht0
        kzhZK5/tCkfiXTZYjrnXtlPxzM6vtIizJEzaT3RoOuPWfbm6SiKvJIo9/ysjd0b7
        ARx4d51eKFIQSG4tZgfHFWiFWh6VtfV+U+HWzKIRqQ1mrrDnK8pSAlGfKKI6lovB
        I/yFJQKBgDgf6uXY0tc+QOFjoRuePGAjgYLRMUxRDNDSwfANrXbtXaoQIJJvTCj/
        Zk4tvU4WYnURvxbpK9JlMjK9xCqfnQoiv1xyvnOzWOJpu5XWOAo3acMgZBBxHOM+
        q14OIlDHtdSeCD6mgv2mj7b6peKXRSp6GoCp9dfXW3WQfZBdRDUb
        -----END RSA PRIVATE KEY-----

        """
    /// Made by `openssl ecparam -name secp384r1 -genkey -noout`: SEC1.
    static let olderEC384 = """
        -----BEGIN EC PRIVATE KEY-----
        MIGkAgEBBDCU+F8xo8SOdsOX07tmpyS2lckPI1Jugf6Hfzhwjdr0S5CM3No6dly6
        uAn0SMxa4lugBwYFK4EEACKhZANiAATAci/k2mxbwDb+kYtOcqM9A1HiYLPuWAXu
        mlo1GY/H7sghnkw2o7mTxMkDf/Fx9UFSPXUI1DstLsYn3VzzajutIy0X0nwDpfcG
        o+cqDilplUkFQY57rkVojAbqI3e+gn8=
        -----END EC PRIVATE KEY-----

        """
}
