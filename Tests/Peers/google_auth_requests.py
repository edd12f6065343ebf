"""Prints the requests that google-auth makes for each type of credentials, so that ours can be compared with them.

usage: google_auth_requests.py FOLDER FILE
Writes a line of JSON to FILE for each case: what the credentials are made of (a credentials file, other files,
environment variables, choices of the caller), the answers that every request gets, the requests of google-auth, and
the token at the end. Nothing is sent: the adapter below requests' sessions records and answers. Keys and certificates
are made anew, their files and those of subject tokens are written to FOLDER. The clock stands still.
"""

import base64
import datetime
import json
import os
import sys

import requests
import requests.adapters
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.x509.oid import NameOID

FOLDER, OUTPUT = sys.argv[1:3]
NOW = 1_795_372_215  # 2026-11-22T18:30:15Z
os.environ["GCE_METADATA_HOST"] = "metadata.google.internal"  # read when the library is imported

import google.auth
import google.auth._helpers
import google.auth.aws
import google.auth.compute_engine
import google.auth.downscoped
import google.auth.external_account_authorized_user
import google.auth.identity_pool
import google.auth.impersonated_credentials
import google.auth.pluggable
import google.auth.transport.requests
import google.oauth2.credentials
import google.oauth2.gdch_credentials
import google.oauth2.service_account

google.auth._helpers.utcnow = lambda: datetime.datetime.fromtimestamp(NOW, datetime.timezone.utc).replace(tzinfo=None)

PLATFORM = "https://www.googleapis.com/auth/cloud-platform"
STORAGE = "https://www.googleapis.com/auth/devstorage.read_only"
ROBOT = "robot@project.iam.gserviceaccount.com"
IAM = f"https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/{ROBOT}"
POOL = "//iam.googleapis.com/projects/123456/locations/global/workloadIdentityPools/pool/providers/p"
PEOPLE = "//iam.googleapis.com/locations/global/workforcePools/pool/providers/p"
JWT_TYPE = "urn:ietf:params:oauth:token-type:jwt"
AWS_TYPE = "urn:ietf:params:aws:token-type:aws4_request"
INSTANCE = "http://169.254.169.254/latest"
METADATA = "http://metadata.google.internal/computeMetadata/v1"
EC2 = {
    "environment_id": "aws1",
    "region_url": f"{INSTANCE}/meta-data/placement/availability-zone",
    "url": f"{INSTANCE}/meta-data/iam/security-credentials",
    "regional_cred_verification_url":
        "https://sts.{region}.amazonaws.com?Action=GetCallerIdentity&Version=2011-06-15",
}
FLAVOR = {"Metadata-Flavor": "Google", "Content-Type": "text/html"}
# An id token that expires at 1900000000; nobody checks its signature.
ID_TOKEN = "eyJhbGciOiJub25lIn0.eyJleHAiOjE5MDAwMDAwMDAsImlzcyI6ImkiLCJzdWIiOiJzIn0.c2lnbmVk"


def answer(body, status=200, headers=None):
    text = body if isinstance(body, str) else json.dumps(body)
    return {"status": status, "headers": headers or {"Content-Type": "application/json"}, "body": text}


# Each request gets the answer of its method and its URL without the query.
ANSWERS = {
    "POST https://oauth2.googleapis.com/token": answer(
        {"access_token": "ya29.token", "expires_in": 3599, "token_type": "Bearer", "id_token": ID_TOKEN}),
    "POST https://token.example.com/token": answer(
        {"access_token": "ya29.example", "expires_in": 3599, "token_type": "Bearer"}),
    "POST https://sts.googleapis.com/v1/token": answer(
        {"access_token": "ya29.sts", "issued_token_type": "urn:ietf:params:oauth:token-type:access_token",
         "token_type": "Bearer", "expires_in": 3000}),
    "POST https://sts.mtls.googleapis.com/v1/token": answer(
        {"access_token": "ya29.mtls", "issued_token_type": "urn:ietf:params:oauth:token-type:access_token",
         "token_type": "Bearer", "expires_in": 3000}),
    "POST https://sts.googleapis.com/v1/oauthtoken": answer(
        {"access_token": "ya29.person", "token_type": "Bearer", "expires_in": 3000, "refresh_token": "next refresh"}),
    f"POST {IAM}:generateAccessToken": answer(
        {"accessToken": "ya29.robot", "expireTime": "2026-11-22T19:30:15Z"}),
    f"POST {IAM}:generateIdToken": answer({"token": ID_TOKEN}),
    f"POST {IAM}:signBlob": answer({"keyId": "k", "signedBlob": "c2lnbmVk"}),
    f"POST {IAM}:signJwt": answer({"keyId": "k", "signedJwt": "e30.e30.c2lnbmVk"}),
    "GET https://cloudresourcemanager.googleapis.com/v1/projects/123456": answer({"projectId": "the-project"}),
    "GET https://subject.example.com/token": answer({"value": "subject of the URL"}),
    "POST https://gdch.example.com/authenticate": answer({"access_token": "gdch-token", "expires_in": 3600}),
    f"PUT {INSTANCE}/api/token": answer("session-of-the-instance"),
    f"GET {INSTANCE}/meta-data/placement/availability-zone": answer("us-east-2b"),
    f"GET {INSTANCE}/meta-data/iam/security-credentials": answer("role"),
    f"GET {INSTANCE}/meta-data/iam/security-credentials/role": answer(
        {"AccessKeyId": "AKIDEXAMPLE", "SecretAccessKey": "secret/of+the/role", "Token": "session/of+the/role"}),
    f"GET {METADATA}/instance/service-accounts/default/": answer(
        {"aliases": ["default"], "email": ROBOT, "scopes": [PLATFORM]}, headers={**FLAVOR, "Content-Type": "application/json"}),
    f"GET {METADATA}/instance/service-accounts/default/email": answer(ROBOT, headers=FLAVOR),
    f"GET {METADATA}/instance/service-accounts/default/token": answer(
        {"access_token": "ya29.machine", "expires_in": 3000, "token_type": "Bearer"},
        headers={**FLAVOR, "Content-Type": "application/json"}),
    f"GET {METADATA}/instance/service-accounts/default/identity": answer(ID_TOKEN, headers=FLAVOR),
    f"GET {METADATA}/universe/universe-domain": answer("", 404, headers=FLAVOR),
    f"GET {METADATA}/project/project-id": answer("the-project", headers=FLAVOR),
}

recorded = []


def send(self, request, **options):
    def text(value):
        return value.decode() if isinstance(value, bytes) else str(value)

    if request.url.endswith("/allowedLocations"):
        # Asked on the side, by a thread of its own; ours has no such boundaries.
        return respond(request, answer("none", 404))
    certificate = options.get("cert")
    recorded.append({
        "method": request.method,
        "url": request.url,
        "headers": {text(name): text(value) for name, value in request.headers.items()},
        "body": text(request.body or ""),
        "certificate": list(certificate) if certificate else None,
    })
    return respond(request, ANSWERS.get(f"{request.method} {request.url.split('?')[0]}", answer("no answer", 404)))


def respond(request, given):
    response = requests.Response()
    response.status_code = given["status"]
    response.headers.update(given["headers"])
    response._content = given["body"].encode()
    response.url, response.request = request.url, request
    return response


requests.adapters.HTTPAdapter.send = send


# Inputs

def pem(key):
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()).decode()


def write(name, content):
    path = os.path.join(FOLDER, name)
    with open(path, "w") as file:
        file.write(content)
    return path


RSA = pem(rsa.generate_private_key(public_exponent=65537, key_size=2048))
EC = pem(ec.generate_private_key(ec.SECP256R1()))


def certificate(name):
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    start = datetime.datetime(2026, 1, 1)
    made = (
        x509.CertificateBuilder().subject_name(subject).issuer_name(subject).public_key(key.public_key())
        .serial_number(x509.random_serial_number()).not_valid_before(start)
        .not_valid_after(start + datetime.timedelta(days=3650)).sign(key, hashes.SHA256())
    )
    return made.public_bytes(serialization.Encoding.PEM).decode(), pem(key)


def service_account(**more):
    return {
        "type": "service_account", "project_id": "project", "private_key_id": "k1", "private_key": RSA,
        "client_email": ROBOT, "client_id": "1", "token_uri": "https://oauth2.googleapis.com/token", **more,
    }


def user(**more):
    return {
        "type": "authorized_user", "client_id": "id.apps.googleusercontent.com", "client_secret": "sec ret/+",
        "refresh_token": "1//refresh", **more,
    }


def external(source, audience=POOL, type=JWT_TYPE, **more):
    return {
        "type": "external_account", "audience": audience, "subject_token_type": type,
        "token_url": "https://sts.googleapis.com/v1/token", "credential_source": source, **more,
    }


def impersonated(source, **more):
    return {
        "type": "impersonated_service_account", "source_credentials": source,
        "service_account_impersonation_url": f"{IAM}:generateAccessToken", **more,
    }


TEXT = write("subject.txt", "subject of the file")
JSON = write("subject.json", json.dumps({"member": "subject in JSON"}))
NAMES = "AUDIENCE TOKEN_TYPE INTERACTIVE IMPERSONATED_EMAIL OUTPUT_FILE".split()
PROGRAM = write(
    "program.sh",
    "printf '{\"version\": 1, \"success\": true, \"token_type\": \"%s\", \"id_token\": \"%s\", "
    f"\"expiration_time\": 4102444800}}' {JWT_TYPE} "
    + '"' + "|".join(f"$GOOGLE_EXTERNAL_ACCOUNT_{name}" for name in NAMES) + '"\n',
)
LEAF, LEAF_KEY = certificate("leaf")
MIDDLE, _ = certificate("middle")
CERTIFICATES = write("certificate_config.json", json.dumps({"cert_configs": {"workload": {
    "cert_path": write("leaf.pem", LEAF), "key_path": write("leaf.key", LEAF_KEY)}}}))
CHAIN = write("chain.pem", LEAF + MIDDLE)
KEYS = {
    "AWS_REGION": "eu-central-1", "AWS_ACCESS_KEY_ID": "AKIDEXAMPLE", "AWS_SECRET_ACCESS_KEY": "secret/of+the/variable",
    "AWS_SESSION_TOKEN": "session/of+the/variable",
}
EXECUTABLES = {"GOOGLE_EXTERNAL_ACCOUNT_ALLOW_EXECUTABLES": "1"}


# Cases

output = open(OUTPUT, "w")


def make(file, scopes):
    """Returns google-auth's credentials of a file, by the constructor of the type."""
    kind = file["type"]
    if kind == "service_account":
        return google.oauth2.service_account.Credentials.from_service_account_info(file, scopes=scopes)
    if kind == "authorized_user":
        # With the scopes of the file, as the application default has it, or with the caller's.
        return google.oauth2.credentials.Credentials.from_authorized_user_info(file, scopes=scopes)
    if kind == "impersonated_service_account":
        return google.auth.impersonated_credentials.Credentials.from_impersonated_service_account_info(
            file, scopes=scopes)
    if kind == "external_account_authorized_user":
        return google.auth.external_account_authorized_user.Credentials.from_info(file)
    if kind == "gdch_service_account":
        return google.oauth2.gdch_credentials.ServiceAccountCredentials.from_service_account_info(file)
    source = file["credential_source"]
    if "environment_id" in source:
        return google.auth.aws.Credentials.from_info(file, scopes=scopes)
    if "executable" in source:
        return google.auth.pluggable.Credentials.from_info(file, scopes=scopes)
    return google.auth.identity_pool.Credentials.from_info(file, scopes=scopes)


def case(name, file=None, scopes=None, action="token", variables=None, prepare=None, **choices):
    """Runs one case; `choices` are the caller's, which `prepare` gives to google-auth."""
    request = google.auth.transport.requests.Request()
    recorded.clear()
    before = dict(os.environ)
    os.environ.update(variables or {})
    result = {}
    try:
        credentials = make(file, scopes) if file else None
        if prepare:
            credentials = prepare(credentials, request)
        if action == "project":
            result["project"] = credentials.get_project_id(request)
        elif action == "sign":
            result["signature"] = base64.b64encode(credentials.sign_bytes(choices["bytes"].encode())).decode()
        else:
            if credentials.token is None:
                credentials.refresh(request)
            headers = {}
            credentials.apply(headers)
            result = {name.lower(): value for name, value in headers.items()}
            if credentials.expiry is not None:
                expiry = credentials.expiry.replace(tzinfo=datetime.timezone.utc)
                result["expiry"] = str(int(expiry.timestamp()))
    finally:
        os.environ.clear()
        os.environ.update(before)
    line = {
        "name": name, "file": file, "scopes": scopes or [], "action": action, "variables": variables or {},
        "choices": choices, "requests": list(recorded), "result": result,
    }
    output.write(json.dumps(line) + "\n")


def signed(**by):
    def prepare(credentials, request):
        credentials._create_self_signed_jwt(by.get("audience"))
        credentials.refresh(request)
        return credentials
    return prepare


# Service accounts.
case("service account", service_account(), [PLATFORM, STORAGE])
case("service account, quota project", service_account(quota_project_id="quota"), [STORAGE])
case("service account, other endpoint", service_account(token_uri="https://token.example.com/token"), [STORAGE])
case("service account, no key id", {k: v for k, v in service_account().items() if k != "private_key_id"}, [STORAGE])
case("delegation", service_account(), [STORAGE], prepare=lambda c, _: c.with_subject("ann@example.com"),
     subject="ann@example.com")
case("self-signed for an audience", service_account(),
     prepare=lambda c, r: signed(audience="https://pubsub.googleapis.com/")(c.with_always_use_jwt_access(True), r),
     audience="https://pubsub.googleapis.com/")
case("self-signed in another universe", service_account(universe_domain="cloud.example"), [PLATFORM, STORAGE],
     prepare=lambda c, r: signed()(c, r))
case("id token of a service account", service_account(), action="id_token", audience="https://service.example",
     prepare=lambda c, _: google.oauth2.service_account.IDTokenCredentials.from_service_account_info(
         service_account(), target_audience="https://service.example"))

# Users.
case("user", user())
case("user, chosen scopes", user(), [STORAGE])
case("user, quota project", user(quota_project_id="quota"))
case("user, proof of a new login", user(rapt_token="proof"),
     prepare=lambda c, _: google.oauth2.credentials.Credentials(
         None, refresh_token="1//refresh", token_uri="https://oauth2.googleapis.com/token",
         client_id="id.apps.googleusercontent.com", client_secret="sec ret/+", rapt_token="proof"))

# Impersonation.
case("impersonation", impersonated(user()), [PLATFORM, STORAGE])
case("impersonation by a service account", impersonated(service_account(client_email="other@project.iam.gserviceaccount.com")),
     [STORAGE])
case("impersonation with delegates", impersonated(user(quota_project_id="caller"), quota_project_id="quota", delegates=[
    "projects/-/serviceAccounts/first@project.iam.gserviceaccount.com",
    "projects/-/serviceAccounts/second@project.iam.gserviceaccount.com"]), [STORAGE])
case("impersonation with bare delegates", impersonated(user(), delegates=["first@project.iam.gserviceaccount.com"]),
     [STORAGE])


def with_subject(credentials, request):
    return google.auth.impersonated_credentials.Credentials(
        credentials._source_credentials, ROBOT, [STORAGE], delegates=[], subject="ann@example.com")


case("delegation without a key", impersonated(user()), [STORAGE], prepare=with_subject, subject="ann@example.com")
case("id token of an impersonated account", impersonated(user()), [STORAGE], action="id_token",
     audience="https://service.example",
     prepare=lambda c, _: google.auth.impersonated_credentials.IDTokenCredentials(
         c, target_audience="https://service.example", include_email=True))
case("signature of an impersonated account", impersonated(user()), [STORAGE], action="sign", bytes="text to sign")

# Other identity providers.
ROLE = {"service_account_impersonation_url": f"{IAM}:generateAccessToken"}
case("file", external({"file": TEXT}), [PLATFORM, STORAGE])
case("file of JSON", external({"file": JSON, "format": {"type": "json", "subject_token_field_name": "member"}}), [STORAGE])
case("file with impersonation", external({"file": TEXT}, quota_project_id="quota", **ROLE), [STORAGE])
case("file with impersonation and a lifetime", external(
    {"file": TEXT}, service_account_impersonation={"token_lifetime_seconds": 2800}, **ROLE), [STORAGE])
case("file with a client", external({"file": TEXT}, client_id="a client", client_secret="sec:ret/+"), [STORAGE])
case("people", external({"file": TEXT}, PEOPLE, workforce_pool_user_project="a-project"), [STORAGE])
case("people with a client", external(
    {"file": TEXT}, PEOPLE, workforce_pool_user_project="a-project", client_id="client", client_secret="secret"), [STORAGE])
case("URL", external({
    "url": "https://subject.example.com/token?audience=a", "headers": {"Metadata": "True"},
    "format": {"type": "json", "subject_token_field_name": "value"}}), [STORAGE])
case("AWS, variables", external(EC2, type=AWS_TYPE), [STORAGE], variables=KEYS)
case("AWS, instance", external(EC2, type=AWS_TYPE), [STORAGE])
case("AWS, instance with sessions", external(
    {**EC2, "imdsv2_session_token_url": f"{INSTANCE}/api/token"}, type=AWS_TYPE), [STORAGE])
case("program", external({"executable": {"command": f"/bin/sh {PROGRAM}", "timeout_millis": 20000}}), [STORAGE],
     variables=EXECUTABLES)
case("program with impersonation", external(
    {"executable": {"command": f"/bin/sh {PROGRAM}", "timeout_millis": 20000, "output_file": f"{FOLDER}/no-such-file"}},
    **ROLE), [STORAGE], variables=EXECUTABLES)
case("certificate", external(
    {"certificate": {"certificate_config_location": CERTIFICATES, "trust_chain_path": CHAIN}},
    token_url="https://sts.mtls.googleapis.com/v1/token", type="urn:ietf:params:oauth:token-type:mtls"), [STORAGE])
case("project of a pool", external({"file": TEXT}), [PLATFORM], action="project")
case("person of a pool", {
    "type": "external_account_authorized_user", "audience": PEOPLE, "refresh_token": "refresh/+ token",
    "token_url": "https://sts.googleapis.com/v1/oauthtoken", "token_info_url": "https://sts.googleapis.com/v1/introspect",
    "client_id": "a client", "client_secret": "sec:ret/+", "quota_project_id": "quota"})

# Fewer rights.
RULES = [
    {"availableResource": "//storage.googleapis.com/projects/_/buckets/one",
     "availablePermissions": ["inRole:roles/storage.objectViewer", "inRole:roles/storage.objectCreator"],
     "availabilityCondition": {
         "expression": "resource.name.startsWith('projects/_/buckets/one/objects/ä b')", "title": "t",
         "description": "d & e"}},
    {"availableResource": "//storage.googleapis.com/projects/_/buckets/two",
     "availablePermissions": ["inRole:roles/storage.objectViewer"]},
]


def downscoped(credentials, request):
    rules = [
        google.auth.downscoped.AccessBoundaryRule(
            rule["availableResource"], rule["availablePermissions"],
            google.auth.downscoped.AvailabilityCondition(**rule["availabilityCondition"])
            if "availabilityCondition" in rule else None)
        for rule in RULES
    ]
    return google.auth.downscoped.Credentials(credentials, google.auth.downscoped.CredentialAccessBoundary(rules))


case("fewer rights of a user", user(), prepare=downscoped, boundary=RULES)
case("fewer rights of a service account", service_account(), [PLATFORM], prepare=downscoped, boundary=RULES)

# Google Distributed Cloud.
case("distributed cloud", {
    "type": "gdch_service_account", "format_version": "1", "project": "project", "private_key_id": "k1",
    "private_key": EC, "name": "robot", "token_uri": "https://gdch.example.com/authenticate"},
    prepare=lambda c, _: c.with_gdch_audience("https://service.example"), audience="https://service.example")

# The metadata server.
case("machine", prepare=lambda c, _: google.auth.compute_engine.Credentials(scopes=[PLATFORM, STORAGE]),
     scopes=[PLATFORM, STORAGE])
case("machine, quota project", prepare=lambda c, _: google.auth.compute_engine.Credentials(quota_project_id="quota"),
     quota="quota")
case("id token of a machine", action="id_token", audience="https://service.example",
     prepare=lambda c, r: google.auth.compute_engine.IDTokenCredentials(
         r, "https://service.example", use_metadata_identity_endpoint=True))

output.write(json.dumps({"answers": ANSWERS, "now": NOW}) + "\n")
output.close()
print("ok")
