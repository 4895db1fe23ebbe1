// What calls over HTTP cost the node's event loop.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { scanTokenHeader } from '#contract/doors.ts'
import { offlineList } from '#contract/offline.ts'
import { handInScans } from '#contract/scanning.ts'
import { imagesOf, scansOf } from '../../load/asking.ts'
import type { Callers } from '../../load/open-callers.ts'
import { openOtherProcess } from '../../load/other-process.ts'
import type { Outcome } from '../../load/caller.ts'
import type { Cost, CallCost, Costs } from '../costs.ts'
import { limits } from '../product-limits.ts'
import type { EarOrder, HeardAll } from './ears.ts'
import { commitsOf, mostCallers, type World } from './open-world.ts'
import { linkHead, scanManyLists } from './scan-many-lists.ts'

const streams = 200
const roundMs = 2000
const pages = 20
const readers = 12
const handIns = 30
const mostHandedIn = 100

export async function measureImages({ lists, port, spentBy }: World, callers: Callers): Promise<number> {
  const round = { port, asking: imagesOf(lists.large.codes), connections: 64, ms: roundMs }
  await callers.run({ ...round, ms: 500 })
  const { spent, result } = await spentBy(() => callers.run(round))
  return spent.loop / result.done
}

/**
 * What scans cost under load besides the calls of the database themselves, for each scan and for each group: of 64
 * callers with a list each, whose scans share no group, and of 256 callers at one list, who fill the groups.
 */
export async function measureUnderLoad(world: World, callers: Callers, group: CallCost, doors: CallCost) {
  const { lists, largeDoors, port } = world
  const asking = scansOf(lists.large, largeDoors.map(linkHead))
  const apart = await restOf(world, group, doors, 'own lists', (ms) =>
    scanManyLists(world, callers, { connections: 64, ms }),
  )
  const together = await restOf(world, group, doors, 'one list', (ms) =>
    callers.run({ port, asking, connections: mostCallers, ms }),
  )
  const side = (which: 'postgres' | 'node') => {
    const ofGroup = Math.max(0, (apart[which] - together[which]) / (1 - together.groups))
    return { ofGroup, ofScan: Math.max(0, apart[which] - ofGroup) }
  }
  return { postgres: side('postgres'), node: side('node') }
}

/** What a scan costs beyond its part of a group and of a question whose doors these are; and its part of a group. */
async function restOf(
  world: World,
  group: CallCost,
  doors: CallCost,
  at: 'own lists' | 'one list',
  scan: (ms: number) => Promise<Outcome>,
): Promise<{ postgres: number; node: number; groups: number }> {
  await scan(500)
  const before = await commitsOf(world)
  const { spent, result } = await world.spentBy(() => scan(roundMs))
  const commits = (await commitsOf(world)) - before
  const { done } = result
  // At one list a group of scans follows each question.
  const groups = at === 'one list' ? commits / 2 / done : 1
  const questions = at === 'one list' ? groups : Math.max(0, commits / done - 1)
  const rest = (which: 'postgres' | 'node', all: number) =>
    all / done - groups * group[which].base - group[which].each - questions * doors[which].base - doors[which].each
  return { postgres: rest('postgres', spent.postgres), node: rest('node', spent.loop), groups }
}

/** The same scans with and without listeners; the difference is what the messages cost. */
export async function measureMessage(world: World, callers: Callers): Promise<Costs['message']> {
  const { lists, largeDoors, port, server } = world
  const ears = openOtherProcess<EarOrder, HeardAll>(join(import.meta.dirname, 'ears.ts'))
  const asking = scansOf(lists.large, largeDoors.map(linkHead))
  const scans = () => world.spentBy(() => callers.run({ port, asking, connections: 16, ms: roundMs, perSecond: 40 }))
  const { spent: alone } = await scans()
  await ears.ask({
    address: server.address,
    listId: lists.large.id,
    tokens: largeDoors.slice(0, streams).map(({ token }) => token),
  })
  await ears.ask({ heard: true })
  const { spent: listened } = await scans()
  const { messages, bytes } = await ears.ask({ heard: true })
  await ears.close()
  return { node: Math.max(0, listened.loop - alone.loop) / messages, bytes: bytes / messages }
}

/**
 * What a door reads when it opens: a list of 1,000 contacts with names, for a page of 5,000 times five. Then many doors
 * ask for it at once.
 */
export async function measurePage({ lists, smallDoor, server, spentBy }: World): Promise<Costs['page']> {
  const path = offlineList.path.replace(':listId', smallDoor.listId)
  const ask = async () => {
    const answer = await fetch(server.address + path, { headers: { [scanTokenHeader]: smallDoor.token } })
    if (!answer.ok) throw new Error(`An offline list was answered with ${answer.status}.`)
    return (await answer.text()).length
  }
  const bytes = await ask()
  const alone = await spentBy(async () => {
    for (let page = 0; page < pages; page++) await ask()
  })
  const together = await spentBy(() => Promise.all(Array.from({ length: readers }, ask)))
  const times = limits.entriesPerPage / lists.small.codes.length
  const node = alone.spent.loop / pages
  // The first of them is answered alone, and the others, which come meanwhile, together.
  const another = Math.max(0, together.spent.loop - 2 * node) / (readers - 2)
  return {
    postgres: (alone.spent.postgres / pages) * times,
    node: node * times,
    another: another * times,
    bytes: bytes * times,
  }
}

/** Calls with one scan, and calls with a hundred. */
export async function measureHandIn({ doors, small, server, spentBy }: World): Promise<CallCost> {
  const handIn = async (count: number) => {
    const { spent } = await spentBy(async () => {
      for (const { token: scanToken, listId } of doors.slice(0, handIns)) {
        const scans = small.codes.slice(0, count).map((code) => ({
          qr_code: code,
          scan_id: randomUUID(),
          scanned_at: new Date().toISOString(),
          told: 'ok' as const,
        }))
        await server.call(handInScans, { scanToken, params: { listId }, body: { scans } })
      }
    })
    return { postgres: spent.postgres / handIns, node: spent.loop / handIns }
  }
  const [one, many] = [await handIn(1), await handIn(mostHandedIn)]
  const side = (which: 'postgres' | 'node'): Cost => {
    const each = Math.max(0, (many[which] - one[which]) / (mostHandedIn - 1))
    return { base: Math.max(0, one[which] - each), each }
  }
  return { postgres: side('postgres'), node: side('node') }
}
