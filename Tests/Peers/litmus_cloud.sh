#!/usr/bin/env bash
# Judges an emulated cloud with litmus, the test suite for WebDAV servers.
# usage: litmus_cloud.sh URL
# The last line is "ok".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" # litmus writes a log
timeout 100 litmus -k "$1/remote.php/dav/files/alice/" alice alice-secret
echo ok
