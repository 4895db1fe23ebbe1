#!/bin/sh
# Writes deploy/.env once, with new keys and passwords: deploy/make-settings.sh tickets.example.org
# Compose reads that file at every `up`. Keep a copy of it apart from the backups: without the keys no credential opens again.
set -eu
host=${1:?the host that people open, such as tickets.example.org}
file=$(dirname "$0")/.env
if [ -e "$file" ]; then
  echo "$file is there already, and was left as it is." >&2
  exit 1
fi
umask 077
secret() { openssl rand -hex 24; }
cat > "$file" <<SETTINGS
LISTPASS_HOST=$host
LISTPASS_KEYS=k1:$(openssl rand -base64 32)
POSTGRES_PASSWORD=$(secret)
POSTGRES_APP_PASSWORD=$(secret)
SETTINGS
echo "$file is written. Add SMTP_URL, MAIL_FROM, REGISTRATION and the like to it."
