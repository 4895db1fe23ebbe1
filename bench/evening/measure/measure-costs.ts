import type { CallCost, Cost, Costs } from '../costs.ts'
import type { World } from './open-world.ts'
import type { Order } from './teller.ts'
import { setTimeout } from 'node:timers/promises'
import { askDatabase } from '../../../server/testing/server-process.ts'
import { openCallers } from '../../load/open-callers.ts'
import { measureHandIn, measureUnderLoad, measureImages, measureMessage, measurePage } from './measure-http.ts'

/** Costs of one call, in milliseconds of a processor, and how long it took. */
export type CallFigures = { postgres: number; node: number; ms: number; walBytes: number }

export type Measured = { costs: Costs; groups: { size: number; alone: CallFigures; capacity: CallFigures }[] }

export const groupSizes = [1, 8, 64, 128]

export async function measureCosts(world: World): Promise<Measured> {
  const { lists, doors } = world
  const door = world.largeDoors[0]!
  const call = (order: Order) => callOf(world, order)
  const group = (size: number, occasionId?: string) =>
    call({ of: 'group', door, codes: lists.large.codes, size, calls: callsOf(size), ...(occasionId && { occasionId }) })
  // Plans are made and pages are read before anything counts.
  for (const occasion of [undefined, lists.hall]) await group(1, occasion)
  const groups: Measured['groups'] = []
  for (const size of groupSizes)
    groups.push({ size, alone: await group(size), capacity: await group(size, lists.hall) })
  const some = doors.slice(0, 20)
  const news = await line(call, doors, (of, calls) => ({ of: 'news', doors: of, calls }))
  const told = await call({ of: 'news', doors: some, codes: world.small.codes, calls: 40 })
  const lone = await call({ of: 'group', door: some[0]!, codes: world.small.codes, size: 1, calls: 400 })
  const costOfTold = (side: 'postgres' | 'node') =>
    Math.max(0, (told[side] - news[side].base) / some.length - lone[side] - news[side].each)
  const counts = [
    await call({ of: 'count', listId: doors[0]!.listId, calls: 100 }),
    await call({ of: 'count', listId: lists.large.id, calls: 10 }),
  ]
  const sizes = [world.small.codes.length, lists.large.codes.length]
  const ofGroup = bothSides(
    groupSizes,
    groups.map(({ alone }) => alone),
  )
  const ofDoors = await line(call, doors, (of, calls) => ({ of: 'doors', doors: of, calls }))
  const callers = openCallers()
  const underLoad = await measureUnderLoad(world, callers, ofGroup, ofDoors)
  const more = ({ postgres, node }: CallCost): CallCost => ({
    postgres: { ...postgres, base: postgres.base + underLoad.postgres.ofGroup },
    node: { ...node, base: node.base + underLoad.node.ofGroup },
  })
  const costs: Costs = {
    group: more(ofGroup),
    groupWithCapacity: more(
      bothSides(
        groupSizes,
        groups.map(({ capacity }) => capacity),
      ),
    ),
    doors: ofDoors,
    scan: { postgres: underLoad.postgres.ofScan, node: underLoad.node.ofScan },
    flushMs: await flushOf(world),
    news,
    newsOfOne: { postgres: costOfTold('postgres'), node: costOfTold('node') },
    standings: await line(call, doors, (of, calls) => ({ of: 'standings', doors: of, calls })),
    count: bothSides(sizes, counts),
    walBytesOfScan: { alone: groups[0]!.alone.walBytes, in64: groups[2]!.alone.walBytes / 64 },
    image: await measureImages(world, callers),
    message: await measureMessage(world, callers),
    page: await measurePage(world),
    handIn: await measureHandIn(world),
  }
  await callers.close()
  return { costs, groups }
}

const callsOf = (size: number) => (size === 1 ? 600 : size === 8 ? 200 : 60)

async function callOf(world: World, order: Order): Promise<CallFigures> {
  const from = await walOf(world)
  const { spent, result } = await world.spentBy(() => world.ask(order))
  const walBytes = ((await walOf(world)) - from) / (result.calls + warmUp)
  // Calls that warm up are in the database's time, and not in the caller's.
  return {
    postgres: spent.postgres / (result.calls + warmUp),
    node: result.processorMs / result.calls,
    ms: result.ms,
    walBytes,
  }
}

const warmUp = 5

async function walOf({ dataDir }: World): Promise<number> {
  const [row] = await askDatabase<{ at: string }>(dataDir, `select pg_current_wal_insert_lsn() - '0/0' as at`)
  return Number(row!.at)
}

/** A call for one door, and one for all doors. */
async function line<T>(
  call: (order: Order) => Promise<CallFigures>,
  things: T[],
  order: (of: T[], calls: number) => Order,
): Promise<CallCost> {
  const many = Math.min(128, things.length)
  const few = [await call(order(things.slice(0, 1), 400)), await call(order(things.slice(0, many), 60))]
  return bothSides([1, many], few)
}

function bothSides(sizes: number[], figures: CallFigures[]): CallCost {
  return {
    postgres: fit(
      sizes,
      figures.map(({ postgres }) => postgres),
    ),
    node: fit(
      sizes,
      figures.map(({ node }) => node),
    ),
  }
}

/**
 * A straight line through what was measured: its slope between the least and the largest size, and the cost of the least
 * size as it was.
 */
function fit(sizes: number[], costs: number[]): Cost {
  const each = Math.max(0, (costs.at(-1)! - costs[0]!) / (sizes.at(-1)! - sizes[0]!))
  return { base: Math.max(0, costs[0]! - each * sizes[0]!), each }
}

/**
 * What a commit waits for the disk: the lowest of medians at several moments, because other programs of the machine write
 * to the same disk.
 */
async function flushOf(world: World): Promise<number> {
  const waits: number[] = []
  for (let moment = 0; moment < moments; moment++) {
    const durable = await world.ask({ of: 'commit', isDurable: true, calls: 60 })
    const quick = await world.ask({ of: 'commit', isDurable: false, calls: 60 })
    waits.push(durable.ms - quick.ms)
    await setTimeout(250)
  }
  return Math.max(0.05, Math.min(...waits))
}

const moments = 12
