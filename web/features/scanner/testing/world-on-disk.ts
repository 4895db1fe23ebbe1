// The small world with a browser's database (fake-indexeddb) under its doors, and pages that are killed.
import { openScannerLink } from '#contract/doors.ts'
import { offlineList } from '#contract/offline.ts'
import { handInScans } from '#contract/scanning.ts'
import { database, storage } from './hands-here.ts'
import { plainOccasion } from './occasions.ts'
import { contacts } from './world/commands.ts'
import type { Call } from './world/network.ts'
import { hearAll, settle } from './world/promises.ts'
import { createWorld } from './world/world.ts'

/** The requests of a database take several turns each. */
const turnsOfDatabase = 150

/** `next`: waits for the next turn of the process. */
export async function openWorldOnDisk(next: () => Promise<void>, occasionId = plainOccasion.id) {
  const turn = async () => {
    for (let nth = 0; nth < turnsOfDatabase; nth++) await next()
  }
  for (const name of database.objectStoreNames) await database.clear(name)
  const world = createWorld(contacts, turn, occasionId, (ports) => ({
    ...ports,
    kept: { ...ports.kept, open: async () => storage },
  }))
  await settle(world)
  const { network } = world
  const page = () => world.pages().at(0)!
  const calls = (endpoint: unknown): Call[] => network.calls().filter((call) => call.endpoint === endpoint)
  /** A new page opens its link again, and reads the list. */
  async function rest(): Promise<void> {
    await world.ticks.run()
    for (let turns = 0; turns < 5; turns++) {
      for (const call of [...calls(openScannerLink), ...calls(offlineList)]) network.answer(call)
      await world.ticks.run()
    }
  }
  return {
    world,
    page,
    calls,
    rest,
    bodies: <Body>(endpoint: unknown) => calls(endpoint).map(({ input }) => (input as { body: Body }).body),
    /** The page is killed, and another one opens. */
    reopen: async () => {
      world.close(page())
      world.open()
      await rest()
    },
    scan: async (text: string, people = 1) => {
      world.read(page(), text, people)
      await hearAll(world)
      await world.advance(3000)
      return page().presented.at(-1)!.outcome!
    },
    goOffline: async () => {
      network.connect(false)
      await world.ticks.run()
    },
    /** The calls to hand in, as the server gets them. */
    handedIn: async () => {
      network.connect(true)
      await world.advance(6000)
      await rest()
      return calls(handInScans).flatMap(({ input }) => (input as { body: { scans: object[] } }).body.scans)
    },
    rows: async (name: 'queue' | 'own' | 'alerts' | 'lists' | 'buckets') => database.count(name),
  }
}
