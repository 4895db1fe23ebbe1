// Two installations, six teams, one of which moves there and back again and again under load. The program that moves it is
// killed at each of its steps, and so are the servers. Nothing acknowledged is lost or doubled, Mailchimp is equal in the
// end, and the other teams notice nothing. LISTPASS_PROVE=full kills at all steps; other runs at one of each side.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { after, test } from 'node:test'
import { batchStatus } from '#contract/codes.ts'
import { changeList } from '#contract/lists.ts'
import { redeemScan, type Verdict } from '#contract/scanning.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import type { Step } from '../kernel/step.ts'
import { startChild } from '../testing/child.ts'
import { connectOver, type ConnectedOver, startGenerating } from '../testing/connect-over.ts'
import { addLink, codesOf, openDoor } from '../testing/factories.ts'
import { openFailpoints } from '../testing/failpoints.ts'
import { createDatabase } from '../testing/postgres.ts'
import { freePort, startSandboxProcess } from '../testing/sandbox-process.ts'
import {
  addDataFolder,
  askDatabase,
  callsOver,
  isReady,
  type ServerProcess,
  settingsFor,
  startServerProcess,
  verify,
} from '../testing/server-process.ts'
import { until } from '../testing/until.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const teams = isFull ? 6 : 3
const guests = isFull ? 400 : 60
const doorsEach = 2
const often = 100_000
/** A door that waits for its next guest. */
const guestEveryMs = 30
const answeredWithinMs = 120_000

type House = { connectionString: string; settings: Record<string, string>; server: ServerProcess; address: string }

const sandbox = await startSandboxProcess(await addDataFolder())
const failpoints = await openFailpoints()
const folder = await addDataFolder()
const [trial, own] = [await openHouse('t1', 1), await openHouse('o1', 2)]

async function openHouse(name: string, fill: number): Promise<House> {
  const { connectionString } = await createDatabase()
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const keys = `${name}:${Buffer.alloc(32, fill).toString('base64')}`
  const own = { PORT: String(port), PUBLIC_URL: address, DATABASE_URL: connectionString, LISTPASS_KEYS: keys }
  const settings = { ...settingsFor(await addDataFolder(), sandbox), ...own }
  return { connectionString, settings, address, server: await startServerProcess(settings) }
}

async function restart(house: House): Promise<void> {
  await house.server.end('SIGKILL')
  house.server = await startServerProcess(house.settings)
  await until(() => isReady(house.address), Boolean)
}

/** Runs the admin tool to its end, or until the failpoint kills it. */
async function admin(house: House, ...args: string[]): Promise<{ ending: unknown; lines: string[] }> {
  const child = startChild('scripts/admin.ts', { ...house.settings, ...failpoints.settings }, args)
  return { ending: await child.ended, lines: child.lines }
}

/** The operator runs the command again while the other installation is down. */
async function adminDone(house: House, ...args: string[]): Promise<Record<string, unknown>> {
  const isOver = ({ ending, lines }: Awaited<ReturnType<typeof admin>>) =>
    ending === 0 || !/does not answer|No Listpass answers/.test(lines.join(' '))
  const { ending, lines } = await until(() => admin(house, ...args, '--json'), isOver, answeredWithinMs)
  assert.equal(ending, 0, lines.join('\n'))
  return JSON.parse(lines.at(-1)!) as Record<string, unknown>
}

type Team = ConnectedOver & {
  teamId: string
  codes: string[]
  slug: string
  answers: Map<string, Verdict>
  longestWaitMs: number
}

const party: Team[] = []
for (let nth = 0; nth < teams; nth++) {
  const connected = await connectOver(trial.server, sandbox, { members: guests, status: 'subscribed' })
  const params = { listId: connected.list.id }
  await trial.server.call(changeList, { token: connected.token, params, body: { default_max: often } })
  const batch = await startGenerating(trial.server, connected)
  const status = () => trial.server.call(batchStatus, { token: connected.token, params, query: { batch_id: batch } })
  await until(status, ({ is_finished: isOver }) => isOver)
  const { slug } = await addLink(trial.server, connected)
  const [{ owner_id: teamId }] = (await askDatabase<{ owner_id: string }>(
    trial,
    'select owner_id from listpass.lists where id = $1',
    [connected.list.id],
  )) as [{ owner_id: string }]
  party.push({
    ...connected,
    teamId,
    slug,
    codes: await codesOf(trial.server, connected),
    answers: new Map(),
    longestWaitMs: 0,
  })
}
const [mover, ...others] = party as [Team, ...Team[]]
await trial.server.call(setUpWebhook, { token: mover.token, params: { listId: mover.list.id } })
const codesBefore = await codesIn(trial)
const closing = new AbortController()

async function codesIn(house: House): Promise<Map<string, string>> {
  const rows = await askDatabase<{ id: string; code: string }>(
    house,
    'select c.id, c.code from listpass.contacts c join listpass.lists l on l.id = c.list_id where not l.has_left',
  )
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** A door at the trial's address, which it never leaves. It repeats each scan until it has a verdict. */
async function standAtDoor(team: Team): Promise<void> {
  const door = await openDoor(trial.server, team)
  const calls = callsOver(trial.address)
  while (!closing.signal.aborted) {
    const code = team.codes[Math.floor(Math.random() * team.codes.length)]!
    const scanId = randomUUID()
    const asked = { ...door, params: { listId: team.list.id }, body: { qr_code: code, scan_id: scanId } }
    const begun = performance.now()
    const verdict = await until(
      () => calls.call(redeemScan, asked).catch((error: unknown) => refuseOdd(error)),
      (seen) => seen !== undefined,
      answeredWithinMs,
    )
    team.longestWaitMs = Math.max(team.longestWaitMs, performance.now() - begun)
    team.answers.set(scanId, verdict!)
    await pause(guestEveryMs)
  }
}

/** Servers that are killed give no answer; a team on its way gives 503. Nothing else may come. */
function refuseOdd(error: unknown): undefined {
  const said = error instanceof Error ? error.message : String(error)
  if (/: (?!503)\d{3} /.test(said)) throw error
}

const doors = party.flatMap((team) => Array.from({ length: doorsEach }, () => standAtDoor(team)))
after(async () => {
  closing.abort()
  await Promise.all(doors)
})

async function moveOver(from: House, to: House, dying: { step: Step; passing: number } | undefined): Promise<number> {
  const file = join(folder, randomUUID())
  const begun = performance.now()
  const exporting = ['export-team', mover.teamId, file, '--to', to.address]
  const isOfExport = dying !== undefined && exportSteps.has(dying.step)
  if (dying && isOfExport) await assertDies(dying, from, exporting)
  const { key } = await adminDone(from, ...exporting)
  const importing = ['import-team', file, '--key', String(key)]
  if (dying && !isOfExport) await assertDies(dying, to, importing)
  await adminDone(to, ...importing)
  return performance.now() - begun
}

async function assertDies(place: { step: Step; passing: number }, house: House, args: string[]): Promise<void> {
  await failpoints.arm({ ...place, afterMs: 0 })
  const { ending, lines } = await admin(house, ...args)
  await failpoints.disarm()
  assert.equal(ending, 'SIGKILL', lines.join('\n'))
}

const exportSteps = new Set<Step>(['move.left', 'move.table-written', 'move.written', 'move.named'])
const places: { step: Step; passing: number }[] = [
  { step: 'move.left', passing: 1 },
  { step: 'move.table-written', passing: 1 },
  { step: 'move.table-written', passing: 30 },
  { step: 'move.written', passing: 1 },
  { step: 'move.named', passing: 1 },
  { step: 'move.table-loaded', passing: 1 },
  { step: 'move.table-loaded', passing: 30 },
  { step: 'move.loaded', passing: 1 },
  { step: 'move.committed', passing: 1 },
  { step: 'move.hook-set', passing: 1 },
]

const houses = [trial, own] as const
let at = 0

async function moveOnce(dying?: { step: Step; passing: number }): Promise<number> {
  const [from, to] = [houses[at]!, houses[1 - at]!]
  const before = mover.answers.size
  const ms = await moveOver(from, to, dying)
  at = 1 - at
  await until(
    () => mover.answers.size,
    (size) => size > before + 2 * doorsEach,
    answeredWithinMs,
  )
  return ms
}

for (const place of isFull ? places : [places[1]!, places[7]!]) {
  test(`killed at ${place.step}, passing ${place.passing}: the same command finishes the move`, async () => {
    await moveOnce(place)
  })
}

test('a server is killed while the team moves', async () => {
  for (const house of isFull ? [trial, own, trial, own] : [trial]) {
    const moving = moveOnce()
    await pause(Math.random() * 1500)
    await restart(house)
    await moving
  }
})

test('the team comes home, with every acknowledged scan once, and the others were never held up by it', async (t) => {
  const took: number[] = []
  for (let nth = 0; nth < (isFull ? 4 : 1) || at !== 0; nth++) took.push(await moveOnce())
  closing.abort()
  await Promise.all(doors)
  const stored = await askDatabase<{ scan_id: string; list_id: string; reason: string }>(
    trial,
    'select scan_id, list_id, reason from listpass.scans',
  )
  const byId = new Map(stored.map((scan) => [scan.scan_id, scan]))
  for (const team of party)
    for (const [scanId, { reason }] of team.answers)
      assert.deepEqual([byId.get(scanId)?.list_id, byId.get(scanId)?.reason], [team.list.id, reason], scanId)
  const acknowledged = party.reduce((sum, { answers }) => sum + answers.size, 0)
  assert.equal(stored.length, acknowledged, 'each scan was asked for, and acknowledged in the end')
  const counted = await askDatabase<{ sum: number }>(trial, 'select sum(scan_count)::int as sum from listpass.contacts')
  assert.equal(counted[0]!.sum, stored.filter(({ reason }) => reason === 'ok').length)
  assert.deepEqual(await codesIn(trial), codesBefore)

  await until(
    () => askDatabase(trial, 'select from listpass.pending_writes'),
    (rows) => rows.length === 0,
    answeredWithinMs,
  )
  const { ending, lines } = await verify(trial.settings)
  assert.equal(ending, 0, lines.join('\n'))
  assert.match(lines.at(-1)!, /^0 broken, [1-9]\d* members compared with Mailchimp$/)
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  const middle = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)]!
  t.diagnostic(
    `${teams} teams, ${acknowledged} scans acknowledged, 0 lost, 0 doubled; a move takes ${seconds(middle)} s; ` +
      `its doors waited ${seconds(mover.longestWaitMs)} s at most, those of others ${seconds(Math.max(...others.map(({ longestWaitMs }) => longestWaitMs)))} s`,
  )
})
