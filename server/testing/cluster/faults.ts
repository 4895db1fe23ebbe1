// Faults of a cluster's machines. Each is mended after the new primary has acknowledged scans.
import { type Party, untilAnswered } from '../party.ts'
import { until } from '../until.ts'
import type { Cluster, Machine } from './machines.ts'

export type Fault = 'kill' | 'cut' | 'freeze' | 'standby' | 'etcd' | 'switchover'

/** Faults that end with another primary. */
const movesPrimary = new Set<Fault>(['kill', 'cut', 'freeze', 'switchover'])

/** After so many further answers, the new primary has surely acknowledged scans. */
const answersOfPrimary = 30
const answeredWithinMs = 120_000

/** Causes a fault, and mends it when scans count again. */
export async function cause(fault: Fault, cluster: Cluster, party: Party): Promise<void> {
  const victim = await findVictim(fault, cluster)
  if (fault === 'switchover') await cluster.switchOver()
  else if (fault === 'etcd') await cluster.killEtcd(victim)
  else await cluster.act(fault === 'standby' ? 'kill' : fault, victim)

  if (movesPrimary.has(fault)) {
    const primary = () => cluster.primary(victim)
    await until(primary, (found) => found !== undefined && found !== victim, answeredWithinMs)
  }
  await scansCount(party)
  if (fault === 'cut') await cluster.act('mend', victim)
  if (fault === 'freeze') await cluster.act('wake', victim)
  if (fault !== 'switchover') await cluster.act('start', victim)
}

export const scansCount = (party: Party) => untilAnswered(party, answersOfPrimary, answeredWithinMs)

async function findVictim(fault: Fault, cluster: Cluster): Promise<Machine> {
  const find = () => {
    if (fault === 'standby') return cluster.synchronous()
    return fault === 'etcd' ? cluster.etcdLeader() : cluster.primary()
  }
  return (await until(find, (found) => found !== undefined))!
}
