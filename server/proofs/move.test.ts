// A team moves from one installation to another and back while its doors scan. The program that moves it is killed at each of its
// steps. Doors keep what the server does not take, and go where it says. LISTPASS_PROVE=full kills at all steps; other runs at three.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { after, test } from 'node:test'
import { changeList } from '#contract/lists.ts'
import { handInScans, redeemScan } from '#contract/scanning.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import type { Step } from '../kernel/step.ts'
import {
  addDataFolder,
  askDatabase,
  callsOver,
  type ServerProcess,
  settingsFor,
  startChild,
  startSandboxProcess,
  startServerProcess,
  verify,
} from '../testing/processes.ts'
import { connectOver } from '../testing/connect-over.ts'
import { addLink, generateAll, codesOf, openDoor } from '../testing/factories.ts'
import { openFailpoints } from '../testing/mortal-server.ts'
import { freePort } from '../testing/this-machine.ts'
import { createDatabase } from '../testing/postgres.ts'
import { until } from '../testing/until.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
type House = { connectionString: string; settings: Record<string, string>; server: ServerProcess; address: string }

const sandbox = await startSandboxProcess(await addDataFolder())
const failpoints = await openFailpoints()
const folder = await addDataFolder()
const houses = [await openHouse('t1', 1), await openHouse('o1', 2)] as const

async function openHouse(name: string, fill: number): Promise<House> {
  const { connectionString } = await createDatabase()
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const keys = `${name}:${Buffer.alloc(32, fill).toString('base64')}`
  const own = { PORT: String(port), PUBLIC_URL: address, DATABASE_URL: connectionString, LISTPASS_KEYS: keys }
  const settings = { ...settingsFor(await addDataFolder(), sandbox), ...own }
  return { connectionString, settings, address, server: await startServerProcess(settings) }
}

/** Runs the admin tool. `dying`: the failpoint kills it there, and the operator runs the same command again. */
async function admin(house: House, args: string[], dying?: { step: Step; passing: number }): Promise<string> {
  const run = () => startChild('scripts/admin.ts', { ...house.settings, ...failpoints.settings }, [...args, '--json'])
  if (dying) {
    await failpoints.arm({ ...dying, afterMs: 0 })
    const child = run()
    assert.equal(await child.ended, 'SIGKILL', child.lines.join('\n'))
    await failpoints.disarm()
  }
  const child = run()
  assert.equal(await child.ended, 0, child.lines.join('\n'))
  return child.lines.at(-1)!
}

const connected = await connectOver(houses[0].server, sandbox, { members: isFull ? 400 : 60, status: 'subscribed' })
const { token, list } = connected
const params = { listId: list.id }
await houses[0].server.call(changeList, { token, params, body: { default_max: 100_000 } })
await generateAll(houses[0].server, connected)
await houses[0].server.call(setUpWebhook, { token, params })
const { slug } = await addLink(houses[0].server, connected)
const codes = await codesOf(houses[0].server, connected)
const codesBefore = await codesIn(houses[0])
const [{ team }] = (await askDatabase<{ team: string }>(
  houses[0],
  `select owner_id as team from listpass.lists where id = '${list.id}'`,
)) as [{ team: string }]

async function codesIn(house: House) {
  return askDatabase(house, 'select id, code from listpass.contacts where code is not null order by id')
}

const decided = new Set<string>()
const closing = new AbortController()

/** A door as its page is: it decides by itself while the server does not, and goes to the address that the server names. */
async function standAtDoor(): Promise<void> {
  let address = houses[0].address
  let door: { scanToken: string } | undefined
  let kept: { qr_code: string; scan_id: string; scanned_at: string; told: 'ok' }[] = []
  while (!closing.signal.aborted || kept.length > 0) {
    const calls = callsOver(address)
    const scan = { qr_code: codes[Math.floor(Math.random() * codes.length)]!, scan_id: randomUUID() }
    try {
      door ??= await openDoor(calls, { slug })
      if (kept.length > 0) await calls.call(handInScans, { ...door, params, body: { scans: kept.slice(0, 50) } })
      kept = kept.slice(50)
      if (closing.signal.aborted) continue
      await calls.call(redeemScan, { ...door, params, body: scan })
      decided.add(scan.scan_id)
    } catch (error) {
      const said = String(error)
      if (/: (?!503)\d{3} /.test(said)) throw error
      const place = /"code":"team_moved".*?"address":"([^"]+)"/.exec(said)?.[1]
      if (place !== undefined) [address, door] = [place, undefined]
      if (!closing.signal.aborted) kept.push({ ...scan, scanned_at: new Date().toISOString(), told: 'ok' })
      decided.add(scan.scan_id)
    }
    await pause(30)
  }
}

const doors = [standAtDoor(), standAtDoor(), standAtDoor()]
after(async () => {
  closing.abort()
  await Promise.all(doors)
})

const places: { step: Step; passing: number }[] = [
  { step: 'move.left', passing: 1 },
  { step: 'move.table-written', passing: 30 },
  { step: 'move.written', passing: 1 },
  { step: 'move.named', passing: 1 },
  { step: 'move.table-loaded', passing: 30 },
  { step: 'move.loaded', passing: 1 },
  { step: 'move.committed', passing: 1 },
]
const exportSteps = new Set<Step>(['move.left', 'move.table-written', 'move.written', 'move.named'])
let at = 0

async function moveOnce(dying?: { step: Step; passing: number }): Promise<void> {
  const [from, to] = [houses[at]!, houses[1 - at]!]
  const file = join(folder, randomUUID())
  const isOfExport = dying !== undefined && exportSteps.has(dying.step)
  const exported = await admin(from, ['export-team', team, file, '--to', to.address], isOfExport ? dying : undefined)
  const { key } = JSON.parse(exported) as { key: string }
  await admin(to, ['import-team', file, '--key', key], isOfExport ? undefined : dying)
  at = 1 - at
  const before = decided.size
  await until(
    () => decided.size,
    (size) => size > before + 10,
  )
}

for (const place of isFull ? places : [places[1]!, places[5]!, places[6]!])
  test(`killed at ${place.step}, passing ${place.passing}: the same command finishes the move`, () => moveOnce(place))

test('the team comes home, with every scan that a door decided once, and no code has changed', async (t) => {
  while (at !== 0) await moveOnce()
  closing.abort()
  await Promise.all(doors)
  const home = houses[0]
  const stored = await askDatabase<{ scan_id: string; reason: string }>(
    home,
    'select scan_id, reason from listpass.scans',
  )
  assert.deepEqual(new Set(stored.map(({ scan_id: id }) => id)), decided)
  assert.ok(stored.every(({ reason }) => reason === 'ok'))
  const counted = await askDatabase<{ sum: number }>(home, 'select sum(scan_count)::int as sum from listpass.contacts')
  assert.equal(counted[0]!.sum, stored.length)
  const seqs = await askDatabase<{ seq: number }>(home, 'select seq::int as seq from listpass.door_events order by 1')
  assert.deepEqual(
    seqs.map(({ seq }) => seq),
    seqs.map((_, place) => place + 1),
  )
  assert.deepEqual(await codesIn(home), codesBefore)
  await until(
    () => askDatabase(home, 'select from listpass.pending_writes'),
    (rows) => rows.length === 0,
    120_000,
  )
  const { ending, lines } = await verify(home.settings)
  assert.equal(ending, 0, lines.join('\n'))
  assert.match(lines.at(-1)!, /^0 broken, [1-9]\d* members compared with Mailchimp$/)
  t.diagnostic(`${decided.size} scans decided by 3 doors, 0 lost, 0 doubled`)
})
