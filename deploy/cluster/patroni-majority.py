#!/usr/bin/python3
"""Starts a Patroni older than 4.0.6 so that a returning machine cannot undo a failover.

Such a Patroni reads from its own etcd node, however old that node's data is, and a former leader whose lease has run
out writes itself over the new leader. When the cut network of a primary was mended, acknowledged scans were lost (122
and 153 in two tries, with Patroni 3.0.2). Here reads are answered by a majority of etcd, and a leader is written only
over itself or over none. Patroni 4.0.6 and later need no such file.
"""
from patroni.dcs.etcd3 import Etcd3Client, PatroniEtcd3Client

call, put = Etcd3Client.call_rpc, PatroniEtcd3Client.put


def read_from_majority(self, method, fields, retry=None):
    fields.pop('serializable', None)
    return call(self, method, fields, retry)


def put_unless_taken(self, key, value, lease=None, create_revision=None, mod_revision=None, retry=None):
    if key != self._etcd3.leader_path or create_revision is not None or mod_revision is not None:
        return put(self, key, value, lease, create_revision, mod_revision, retry)
    # None after a sleep of more than `ttl`: the key must not exist then.
    leader = self._etcd3.cluster and self._etcd3.cluster.leader
    if leader:
        is_put = put(self, key, value, lease, None, str(leader.index), retry)
    else:
        is_put = put(self, key, value, lease, 0, None, retry)
    if not is_put:
        # Otherwise it would take itself for the leader.
        self._etcd3._lease = None
    return is_put


Etcd3Client.call_rpc = read_from_majority
PatroniEtcd3Client.put = put_unless_taken

# Patroni starts PostgreSQL in a process that imports this file again. It must not run Patroni there.
if __name__ == '__main__':
    from patroni.__main__ import main

    main()
