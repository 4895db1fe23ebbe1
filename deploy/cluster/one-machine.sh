#!/bin/sh
# The cluster on one Debian machine, to try it out: three database machines as network namespaces, HAProxy beside them.
#   sudo deploy/cluster/one-machine.sh packages   # installs PostgreSQL, Patroni, etcd, HAProxy and Caddy; starts none
#   sudo deploy/cluster/one-machine.sh up         # starts three database machines and HAProxy
#   sudo deploy/cluster/one-machine.sh nodes      # starts two Listpass nodes and Caddy, at http://localhost:3000
# To see what happens, with a machine db1, db2 or db3:
#   status       the primary and the standbys
#   kill db1     all its processes die at once, as if it lost its power.     start db1   It is switched on again.
#   cut db1      Its network is cut, and its link stays up.                  mend db1    The network is mended.
#   freeze db1   All its processes stop, as in a paused virtual machine.     wake db1    They go on.
#   switchover   The standby that has every commit becomes the primary.
#   down         Everything ends, and the namespaces and all data are removed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=${CLUSTER:-/var/lib/listpass-cluster}
bin=${PG_BIN:-$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)}
bridge=listpass-db
machines='db1 db2 db3'
# Process ids, which a restart of the machine forgets.
run=/run/listpass-cluster
# `postgres` may not enter every folder that the script is called in.
cd /

fail() {
  echo "$1" >&2
  exit 1
}

address_of() { echo "10.77.0.1${1#db}"; }

namespace_of() { echo "listpass-$1"; }

pids_of() { ip netns pids "$(namespace_of "$1")" 2>/dev/null || true; }

# Debian starts a service when its package is installed, and at each start of the machine. Here it would take a port of the
# cluster.
packages() {
  policy=/usr/sbin/policy-rc.d
  if [ ! -e "$policy" ]; then
    printf '#!/bin/sh\nexit 101\n' > "$policy"
    chmod +x "$policy"
    trap 'rm -f "$policy"' EXIT
  fi
  new=''
  for package in iproute2 postgresql patroni etcd-server haproxy caddy; do
    dpkg -s "$package" > /dev/null 2>&1 || new="$new $package"
  done
  apt-get update
  [ -z "$new" ] || apt-get install -y --no-install-recommends $new
  for package in $new; do
    systemctl disable "${package%-server}" > /dev/null 2>&1 || true
  done
}

check_packages() {
  for program in ip patroni etcd haproxy setpriv; do
    command -v "$program" > /dev/null || fail "$program is missing. Run: sudo deploy/cluster/one-machine.sh packages"
  done
  [ -x "$bin/postgres" ] || fail "PostgreSQL is missing. Run: sudo deploy/cluster/one-machine.sh packages"
}

up() {
  check_packages
  ip link show "$bridge" > /dev/null 2>&1 && fail 'A cluster is there already. End it with: sudo deploy/cluster/one-machine.sh down'
  mkdir -p "$root" "$run"
  chmod 711 "$root"
  ip link add "$bridge" type bridge
  ip addr add 10.77.0.1/24 dev "$bridge"
  ip link set "$bridge" up
  MADE=$root/made DATA=$root "$here/make-files.sh" "$(address_of db1)" "$(address_of db2)" "$(address_of db3)" 10.77.0.0/24
  for machine in $machines; do
    make_machine "$machine"
    start_etcd "$machine"
  done
  for machine in $machines; do
    start_patroni "$machine"
  done
  for path in /primary /sync; do
    retry 240 a_machine_answers "$path" ||
      fail "No machine answers $path. See $root/db1/patroni.log and $root/db1/etcd.log, then run: one-machine.sh down"
  done
  haproxy -D -p "$run/haproxy.pid" -f "$root/made/node/haproxy.cfg"
  status
}

make_machine() {
  namespace=$(namespace_of "$1")
  ip netns add "$namespace"
  ip link add "$namespace" type veth peer name eth0 netns "$namespace"
  ip link set "$namespace" master "$bridge"
  ip link set "$namespace" up
  ip -n "$namespace" addr add "$(address_of "$1")/24" dev eth0
  ip -n "$namespace" link set eth0 up
  ip -n "$namespace" link set lo up
  mkdir -p "$root/$1"
  cp -r "$root/made/$1" "$root/$1/files"
  chown -R postgres:postgres "$root/$1"
  chmod 700 "$root/$1"
}

# Runs a command on a machine, as `postgres`, until it ends. $2: the name of its log.
run_on() {
  machine=$1 log=$root/$1/$2.log
  shift 2
  setsid ip netns exec "$(namespace_of "$machine")" setpriv --reuid postgres --regid postgres --init-groups \
    env HOME="$root/$machine" PATH="$bin:$PATH" "$@" >> "$log" 2>&1 < /dev/null &
}

start_etcd() {
  run_on "$1" etcd sh -c 'set -a; . "$1"; exec etcd' etcd "$root/$1/files/etcd"
}

# PATRONI: another program than the one for Patroni before 4.0.6.
start_patroni() {
  run_on "$1" patroni "${PATRONI:-$root/$1/files/patroni-majority.py}" "$root/$1/files/config.yml"
}

# Repeats a command every half second until it succeeds. $1: how often at most.
retry() {
  tries=$1
  shift
  while [ "$tries" -gt 0 ]; do
    "$@" && return
    sleep 0.5
    tries=$((tries - 1))
  done
  return 1
}

# $1: the path of Patroni's REST interface.
a_machine_answers() {
  for machine in $machines; do
    answers "http://$(address_of "$machine"):8008$1" && return
  done
  return 1
}

answers() {
  tries=$(($2 * 2))
  while [ "$tries" -gt 0 ]; do
    for machine in $machines; do
      answers "http://$(address_of "$machine"):8008$1" && return
    done
    sleep 0.5
    tries=$((tries - 1))
  done
  fail "No machine answers $1 after $2 seconds. See $root/db1/patroni.log and $root/db1/etcd.log, then run: one-machine.sh down"
}

answers() {
  /usr/bin/python3 -c 'import sys, urllib.request as r; r.urlopen(sys.argv[1], timeout=2)' "$1" 2> /dev/null
}

# Whether a process of a machine has this in its command line.
runs() {
  for pid in $(pids_of "$1"); do
    tr '\0' ' ' < "/proc/$pid/cmdline" 2> /dev/null | grep -q "$2" && return
  done
  return 1
}

# Starts what a machine lacks.
start() {
  runs "$1" '^etcd' || start_etcd "$1"
  runs "$1" 'config\.yml' || start_patroni "$1"
}

# $1: the signal, $2: the machine.
signal_all() {
  for pid in $(pids_of "$2"); do
    kill "-$1" "$pid" 2> /dev/null || true
  done
}

kill_all() {
  while [ -n "$(pids_of "$1")" ]; do
    signal_all KILL "$1"
    sleep 0.05
  done
}

status() { patronictl -c "$root/made/db1/config.yml" list; }

nodes() {
  [ -e "$run/haproxy.pid" ] || fail 'Start the cluster first: sudo deploy/cluster/one-machine.sh up'
  cd "$here/../.."
  [ -x node_modules/.bin/node ] || fail "Run npm install first, in $PWD."
  [ ! -e "$run/node1.pid" ] || fail 'The nodes were started already.'
  set -a
  . "$root/made/node/node.env"
  PUBLIC_URL=http://localhost:3000 TRUST_PROXY=1
  set +a
  for node in 1 2; do
    mkdir -p "$root/node$node"
    chown "${SUDO_USER:-root}" "$root/node$node"
    PORT=300$node DATA_DIR=$root/node$node setsid runuser -u "${SUDO_USER:-root}" -- \
      node_modules/.bin/node --import ./scripts/check-node.mjs scripts/start.ts > "$root/node$node.log" 2>&1 < /dev/null &
    echo $! > "$run/node$node.pid"
    retry 240 answers "http://localhost:300$node/readyz" || fail "Node $node did not start. See $root/node$node.log."
  done
  LISTPASS_HOST=http://localhost:3000 LISTPASS_NODES='127.0.0.1:3001 127.0.0.1:3002' setsid \
    caddy run --config "$here/../Caddyfile" --adapter caddyfile > "$root/caddy.log" 2>&1 < /dev/null &
  echo $! > "$run/caddy.pid"
  retry 240 answers http://localhost:3000/readyz || fail "Caddy did not start. See $root/caddy.log."
  grep 'API key' "$root/node1.log" || true
  echo 'Listpass is at http://localhost:3000.'
}

# Ends a process group, and waits for it for up to 20 seconds.
end_group() {
  kill -TERM "-$1" 2> /dev/null || return 0
  retry 40 is_over "$1" || true
}

is_over() { ! kill -0 "-$1" 2> /dev/null; }

down() {
  # The first node started the sandbox, and ends it.
  for name in caddy node2 node1; do
    [ ! -e "$run/$name.pid" ] || end_group "$(cat "$run/$name.pid")"
  done
  [ ! -e "$run/haproxy.pid" ] || kill "$(cat "$run/haproxy.pid")" 2> /dev/null || true
  for machine in $machines; do
    kill_all "$machine"
    ip link del "$(namespace_of "$machine")" 2> /dev/null || true
    ip netns del "$(namespace_of "$machine")" 2> /dev/null || true
  done
  ip link del "$bridge" 2> /dev/null || true
  rm -rf "$root" "$run"
}

case "$root" in /*) ;; *) fail 'CLUSTER should be an absolute path.' ;; esac
if [ "$(id -u)" != 0 ]; then
  fail 'Namespaces need root. Run it with sudo.'
fi
case "${1:-}" in
  start | kill | cut | mend | freeze | wake)
    case " $machines " in *" ${2:-} "*) ;; *) fail "Name one of the machines: $machines" ;; esac
    ;;
esac
case "${1:-}" in
  packages) packages ;;
  up) up ;;
  nodes) nodes ;;
  status) status ;;
  start) start "$2" ;;
  kill) kill_all "$2" ;;
  cut) ip link set "$(namespace_of "$2")" nomaster ;;
  mend) ip link set "$(namespace_of "$2")" master "$bridge" ;;
  freeze) signal_all STOP "$2" ;;
  wake) signal_all CONT "$2" ;;
  switchover) patronictl -c "$root/made/db1/config.yml" switchover --force ;;
  down) down ;;
  *)
    sed -n '2,/^set -eu/p' "$0" | sed -n 's/^# \{0,1\}//p'
    exit 2
    ;;
esac
