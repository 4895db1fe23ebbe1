// What happens to the machines of a cluster, and how each is made good after the new primary has acknowledged scans.
import type { Party } from '../party.ts'
import { until } from '../until.ts'
import type { Cluster, Machine } from './machines.ts'

export type Fault = 'kill' | 'cut' | 'freeze' | 'standby' | 'etcd' | 'switchover'

/** Faults that end with another primary. */
export const movesPrimary = new Set<Fault>(['kill', 'cut', 'freeze', 'switchover'])

/** After so many further answers, the new primary has surely acknowledged scans. */
const answersAfter = 30
const answeredWithinMs = 120_000

/** Causes a fault, and mends it when scans count again. Returns the machine that it happened to. */
export async function cause(fault: Fault, cluster: Cluster, party: Party): Promise<Machine> {
  const victim = await findVictim(fault, cluster)
  if (fault === 'switchover') await cluster.switchOver()
  else if (fault === 'etcd') await cluster.killEtcd(victim)
  else await cluster.act(fault === 'standby' ? 'kill' : fault, victim)

  if (movesPrimary.has(fault)) {
    const primary = () => cluster.primary(victim)
    await until(primary, (found) => found !== undefined && found !== victim, answeredWithinMs)
  }
  await untilAnswered(party)
  if (fault === 'cut') await cluster.act('mend', victim)
  if (fault === 'freeze') await cluster.act('wake', victim)
  if (fault !== 'switchover') await cluster.act('start', victim)
  return victim
}

export async function untilAnswered(party: Party): Promise<void> {
  const { size } = party.answers
  const answers = () => {
    party.complain()
    return party.answers.size
  }
  await until(answers, (count) => count >= size + answersAfter, answeredWithinMs)
}

async function findVictim(fault: Fault, cluster: Cluster): Promise<Machine> {
  const find = () => {
    if (fault === 'standby') return cluster.synchronous()
    return fault === 'etcd' ? cluster.etcdLeader() : cluster.primary()
  }
  return (await until(find, (found) => found !== undefined))!
}
