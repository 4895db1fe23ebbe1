#!/bin/sh
# Fills in the files of this folder for three database machines and their nodes:
#   deploy/cluster/make-files.sh 10.0.0.11 10.0.0.12 10.0.0.13 10.0.0.0/24
# The last word is the network that the machines and the nodes are in. The files go to `made`, with new keys and
# passwords. Another run keeps those. Copy `made/secrets` to a safe place: without its keys no credential opens again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
if [ $# -ne 4 ]; then
  echo "Usage: make-files.sh ADDRESS_OF_DB1 ADDRESS_OF_DB2 ADDRESS_OF_DB3 NETWORK" >&2
  exit 2
fi
one=$1 two=$2 three=$3 network=$4
made=${MADE:-$here/made}
bin=${PG_BIN:-$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)}
if [ -z "$bin" ]; then
  echo "No PostgreSQL is installed here. Name its folder on the machines, as in PG_BIN=/usr/lib/postgresql/15/bin." >&2
  exit 2
fi
umask 077
command -v openssl > /dev/null || { echo "openssl is missing: it makes the keys and passwords." >&2; exit 2; }
mkdir -p "$made"

secret() { openssl rand -hex 24; }
if [ ! -e "$made/secrets" ]; then
  cat > "$made/secrets" <<SECRETS
SUPERUSER_PASSWORD=$(secret)
REPLICATOR_PASSWORD=$(secret)
REWINDER_PASSWORD=$(secret)
LISTPASS_PASSWORD=$(secret)
SERVER_PASSWORD=$(secret)
KEYS=k1:$(openssl rand -base64 32)
SECRETS
fi
. "$made/secrets"

# $1: the machine, $2: its address. one-machine.sh sets DATA, because its three machines share a disk.
fill_machine() {
  if [ -n "${DATA:-}" ]; then
    data=$DATA/$1 etcd_data=$DATA/$1/etcd files=$DATA/$1/files
  else
    data=/var/lib/listpass-db etcd_data=/var/lib/etcd/listpass files=/etc/patroni
  fi
  mkdir -p "$made/$1"
  fill "$1" "$2" etcd.env "$made/$1/etcd"
  fill "$1" "$2" patroni.yml.in "$made/$1/config.yml"
  fill "$1" "$2" prepare-database.sh "$made/$1/prepare-database.sh"
  cp "$here/patroni-majority.py" "$here/patroni.service.conf" "$here/etcd.service.conf" "$made/$1/"
  chmod 700 "$made/$1/prepare-database.sh" "$made/$1/patroni-majority.py"
}

# $1: the machine, $2: its address, $3: the template, $4: the file. No value has a `|`.
fill() {
  sed -e "s|@NAME@|$1|g" -e "s|@ADDRESS@|$2|g" -e "s|@ONE@|$one|g" -e "s|@TWO@|$two|g" -e "s|@THREE@|$three|g" \
    -e "s|@NETWORK@|$network|g" -e "s|@BIN@|$bin|g" -e "s|@WATCHDOG@|${WATCHDOG:-off}|g" \
    -e "s|@DATA@|${data:-}|g" -e "s|@ETCD_DATA@|${etcd_data:-}|g" -e "s|@FILES@|${files:-}|g" \
    -e "s|@SUPERUSER_PASSWORD@|$SUPERUSER_PASSWORD|g" -e "s|@REPLICATOR_PASSWORD@|$REPLICATOR_PASSWORD|g" \
    -e "s|@REWINDER_PASSWORD@|$REWINDER_PASSWORD|g" -e "s|@LISTPASS_PASSWORD@|$LISTPASS_PASSWORD|g" \
    -e "s|@SERVER_PASSWORD@|$SERVER_PASSWORD|g" -e "s|@KEYS@|$KEYS|g" "$here/$3" > "$4"
}

fill_machine db1 "$one"
fill_machine db2 "$two"
fill_machine db3 "$three"
mkdir -p "$made/node"
fill node - haproxy.cfg "$made/node/haproxy.cfg"
fill node - node.env "$made/node/node.env"
