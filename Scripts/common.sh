# shellcheck shell=bash
# What the scripts of this folder share. Sourced, never run; works with the bash 3.2 of macOS.

set -euo pipefail

ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)"

if [[ -t 2 && -z "${NO_COLOR:-}" ]]; then
    BOLD=$'\e[1m' RED=$'\e[31m' GREEN=$'\e[32m' PLAIN=$'\e[0m'
else
    BOLD='' RED='' GREEN='' PLAIN=''
fi
export BOLD RED GREEN PLAIN

# The ready services that our own tests and tools need; `all` is what users have, and what the steps about them build.
export ASYNCGAPI_SERVICES="${ASYNCGAPI_SERVICES-Calendar,Drive,Storage}"

# Warnings are errors wherever a script of ours builds, and only there: users may have a newer compiler, with new warnings.
export ASYNCGAPI_WARNINGS="${ASYNCGAPI_WARNINGS-errors}"

# Everything the scripts say about themselves goes to standard error: standard output belongs to the result.
say() { printf '%s\n' "$*" >&2; }

# fail MESSAGE [EXIT-CODE]
fail() {
    printf '%s%s: %s%s\n' "$RED" "$(basename "$0")" "$1" "$PLAIN" >&2
    exit "${2:-1}"
}

# The help text of a script is the comment at its top.
help() { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"; }

# bad_usage MESSAGE: a wrong argument exits with 64, as sysexits.h has it.
bad_usage() { fail "$1 (see $(basename "$0") --help)" 64; }

# Sets CORPORA_DIR when test documents stand in a folder beside the checkout, and says which way it went.
find_corpora() {
    local suite
    if [[ -z "${CORPORA_DIR:-}" ]]; then
        for suite in "$ROOT"/../*/corpora/json-test-suite; do
            [[ -d "$suite" ]] || continue
            CORPORA_DIR="$(cd "$suite/.." && pwd -P)"
            break
        done
    fi
    if [[ -n "${CORPORA_DIR:-}" ]]; then
        export CORPORA_DIR
        say "corpora: $CORPORA_DIR"
    else
        say "corpora: none, so the suites that read them are skipped (set CORPORA_DIR to run them)"
    fi
}

# Google's descriptions of its services come with its Python client; this version of it is the one that Sources/Services are made of.
DOCUMENTS_PACKAGE='google-api-python-client==2.202.0'

# Sets DISCOVERY_DOCUMENTS to the folder with the descriptions of all services when it is on this machine, and says which way it
# went. With --download it fetches the package where it is not.
find_documents() {
    local folder
    if [[ -z "${DISCOVERY_DOCUMENTS:-}" ]]; then
        for folder in "${PEERS_VENV:-$ROOT/.build/peers}"/lib/python3*/site-packages "$ROOT/.build/discovery"; do
            folder+=/googleapiclient/discovery_cache/documents
            if [[ -d "$folder" ]]; then DISCOVERY_DOCUMENTS="$folder"; fi
        done
    fi
    if [[ -z "${DISCOVERY_DOCUMENTS:-}" && "${1:-}" == --download ]]; then
        say "fetching $DOCUMENTS_PACKAGE"
        python3 -m pip install --quiet --no-deps --target "$ROOT/.build/discovery" "$DOCUMENTS_PACKAGE" >&2 ||
            fail "pip could not fetch $DOCUMENTS_PACKAGE; set DISCOVERY_DOCUMENTS to a folder of documents"
        DISCOVERY_DOCUMENTS="$ROOT/.build/discovery/googleapiclient/discovery_cache/documents"
    fi
    if [[ -n "${DISCOVERY_DOCUMENTS:-}" ]]; then
        export DISCOVERY_DOCUMENTS
        say "descriptions of services: $DISCOVERY_DOCUMENTS"
    else
        say "descriptions of services: none, so the suites that read them are skipped (set DISCOVERY_DOCUMENTS to run them)"
    fi
}
