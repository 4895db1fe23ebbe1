// Whatever hangs, the guest gets a result, and so does the next one with the same code: each call that a scan makes to the
// browser or to the server is left without an answer in turn. With LISTPASS_PROVE=full other scans too.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fakes from 'fake-indexeddb'
import { Declined } from '../../../api/declined.ts'
import type { QueuedScan } from '../door/kept.ts'
import type { FoundPerson } from '../door/found-person.ts'
import { contacts } from '../testing/world/commands.ts'
import { hashOf } from '../testing/world/crypt.ts'
import { hangingPorts, type Hang } from '../testing/world/hanging-ports.ts'
import { check, settle } from '../testing/world/promises.ts'
import { createWorld, type World } from '../testing/world/world.ts'

Object.assign(globalThis, { IDBKeyRange: fakes.IDBKeyRange })
console.warn = () => {}
const { code, name } = contacts.at(1)!

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

type Network = { begin?: (world: World) => void; answers: boolean; longestMs: number }
const networks: Record<string, Network> = {
  'a server that answers': { answers: true, longestMs: 8000 },
  // Without storage only the server can decide, and four tries take 37 s.
  'a server that says nothing': { answers: false, longestMs: 40_000 },
  'no network': { begin: (world) => world.network.connect(false), answers: true, longestMs: 8000 },
  ...(isFull && {
    'a server with a fault': {
      begin: (world) => world.network.refuse(new Declined(503)),
      answers: true,
      longestMs: 8000,
    },
  }),
}

const found: FoundPerson = {
  contact_id: code,
  display_value: name,
  email: '',
  code_end: '',
  scan_count: 0,
  max_scans: 2,
  state: 'open',
  kept: { hash: hashOf('c2FsdDE', code) },
}

type Door = ReturnType<World['open']>['door']
const scans: Record<string, (door: Door) => void> = {
  'a party with answers': (door) => door.read(code, 'typed', 2, { answers: { DIET: 'Vegan' } }),
  ...(isFull && {
    'a code': (door: Door) => door.read(code, 'typed'),
    'a guest found by name': (door: Door) => void door.checkIn(found, 1, undefined),
  }),
}

async function play(network: Network, scan: (door: Door) => void, hang: Hang | undefined) {
  const ports = hangingPorts(hang)
  let ended = 0
  const signal = { tell: (told: string) => void (ended += told === 'alert' ? 0 : 1) }
  const world = createWorld([...contacts], turn, undefined, (of) =>
    world.everyPage.length > 1 ? of : { ...ports.through(of), signal },
  )
  await settle(world)
  network.begin?.(world)
  const page = world.pages().at(0)!
  /** How long the guest waits. */
  async function untilEnded(count: number): Promise<number> {
    for (let ms = 0; ms <= 60_000; ms += 100) {
      if (network.answers) for (const call of world.network.calls()) world.network.answer(call)
      await world.ticks.run()
      if (ended >= count) return ms
      await world.advance(100)
    }
    return Infinity
  }
  ports.arm()
  scan(page.door)
  scan(page.door)
  const took = [await untilEnded(1), await untilEnded(2)]
  ports.letGo()
  scan(page.door)
  took.push(await untilEnded(3))
  // What waits is sent by this page, if only one call hung. The next page on the same storage keeps all promises.
  await settle(world)
  const waiting = world.database.rows<QueuedScan>('queue').filter(({ state }) => state === 'saved').length
  if (hang?.how !== 'since') assert.equal(waiting, 0, 'scans wait')
  world.close(page)
  await settle(world)
  check(world)
  return { longestMs: Math.max(...took), calls: ports.calls }
}

for (const [where, network] of Object.entries(networks)) {
  for (const [what, scan] of Object.entries(scans)) {
    test(`${what}, ${where}: each guest gets a result, whatever call hangs`, async (t) => {
      const { calls } = await play(network, scan, undefined)
      const failures: string[] = []
      let longest = 0
      for (const [nth, call] of calls.entries()) {
        for (const how of isFull ? (['once', 'since', 'late'] as const) : (['since', 'late'] as const)) {
          const played = await play(network, scan, { nth, how }).catch((error: unknown) => String(error))
          const { longestMs } = typeof played === 'string' ? { longestMs: 0 } : played
          longest = Math.max(longest, longestMs)
          if (typeof played === 'string') failures.push(`${call}, call ${nth}, ${how}: ${played}`)
          if (longestMs > network.longestMs) failures.push(`${call}, call ${nth}, ${how}: ${longestMs} ms`)
        }
      }
      t.diagnostic(`${calls.length} calls, ${longest} ms at most`)
      assert.ok(calls.length > 40)
      assert.deepEqual(failures, [])
    })
  }
}
