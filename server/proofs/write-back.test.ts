// Doors scan while Mailchimp refuses, loses and delays calls, and the server is killed during its writes.
import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'node:test'
import { redeemScan } from '#contract/scanning.ts'
import {
  addDataFolder,
  aFifthGoesWrong,
  askDatabase,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
  verify,
} from '../testing/processes.ts'
import { connectOver, type ConnectedOver, startGenerating } from '../testing/connect-over.ts'
import { until } from '../testing/until.ts'
import { sets } from '../testing/settings.ts'

/** Every test run plays a small form; LISTPASS_PROVE=full plays all of it. */
const isFull = process.env['LISTPASS_PROVE'] === 'full'
const { members, scans, kills, hangs } = isFull
  ? { members: 1000, scans: 5000, kills: 5, hangs: 1 }
  : { members: 200, scans: 400, kills: 1, hangs: 0 }
const doors = 12

/** The write that a kill interrupts reaches Mailchimp when the next server is already up. */
const lateMs = 3000

const sandbox = await startSandboxProcess(await addDataFolder())

test(`${scans} scans of ${members} contacts, a fifth of Mailchimp's answers gone wrong, ${kills} × kill -9: both sides are equal`, async (t) => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  let server = await startServerProcess(settings)
  const connected = await connectOver(server, sandbox, { members, status: 'subscribed' })
  const { token, list, account } = connected
  await askDatabase(dataDir, `update listpass.lists set ${sets({ default_max: 1000 })}`)
  await startGenerating(server, connected)
  const contacts = await until(
    () =>
      askDatabase<{ code: string; email: string }>(
        dataDir,
        'select code, email from listpass.contacts where held_code is not null',
      ),
    (rows) => rows.length === members,
  )
  const before = await othersOf(connected, contacts)
  await sandbox.forgetCalls()
  for (const [place, fault] of aFifthGoesWrong.entries()) await sandbox.addFault(account, { ...fault, seed: place + 1 })
  for (let hang = 0; hang < hangs; hang++) {
    await sandbox.addFault(account, { kind: 'no_answer', applied: true, next: 1, skip: 3 })
  }

  let accepted = 0
  let begun = 0
  const door = async () => {
    while (begun++ < scans) {
      const body = { qr_code: contacts[randomInt(members)]!.code, scan_id: randomUUID() }
      // A door retries until it gets an answer.
      const verdict = await until(
        () => server.call(redeemScan, { token, params: { listId: list.id }, body }).catch(() => undefined),
        (answer) => answer !== undefined,
      )
      if (verdict!.reason === 'ok') accepted += 1
      await pause(randomInt(150))
    }
  }
  const scanning = Promise.all(Array.from({ length: doors }, door))
  for (let kill = 1; kill <= kills; kill++) {
    await until(
      () => accepted,
      (count) => count >= (scans * kill) / (kills + 1),
    )
    await sandbox.addFault(account, { kind: 'slow', operation: 'batchSubscribe', ms: lateMs, next: 1 })
    await until(
      () => lateWrites(account),
      (late) => late === kill,
      isFull ? 150_000 : 60_000,
    )
    await pause(randomInt(200))
    await server.end('SIGKILL')
    server = await startServerProcess(settings)
  }
  await scanning
  assert.equal(accepted, scans)
  await until(
    () => askDatabase(dataDir, 'select from listpass.pending_writes'),
    (rows) => rows.length === 0,
    150_000,
  )
  const { most_at_once: most, by_operation: calls } = await sandbox.counts()
  const writes = (calls['batchSubscribe'] ?? 0) + (calls['patchMember'] ?? 0)
  t.diagnostic(`${writes} writes, ${await sandbox.struck(account)} gone wrong, ${most} calls at once at the most`)
  assert.ok(most <= 8)
  await sandbox.clearFaults(account)

  const [{ count } = { count: 0 }] = await askDatabase<{ count: number }>(
    dataDir,
    'select sum(scan_count)::int as count from listpass.contacts',
  )
  assert.equal(count, scans)
  assert.deepEqual(await verify(settings), {
    ending: 0,
    lines: [`0 broken, ${members} members compared with Mailchimp`],
  })
  assert.deepEqual(await othersOf(connected, contacts), before)
  await server.end('SIGTERM')
})

async function lateWrites(account: string): Promise<number> {
  const answer = await fetch(`${sandbox.address}/admin/accounts/${account}/faults`)
  const all = (await answer.json()) as { kind: string; struck: number }[]
  return all.filter(({ kind }) => kind === 'slow').reduce((sum, { struck }) => sum + struck, 0)
}

/** All values of the members, without our own fields. */
async function othersOf({ list }: ConnectedOver, contacts: { email: string }[]): Promise<unknown[]> {
  const all: unknown[] = []
  for (const { email } of contacts) {
    const path = `/admin/lists/${list.list_id}/members/${encodeURIComponent(email)}`
    const answer = await fetch(`${sandbox.address}${path}`)
    const { status, merge_fields: fields } = (await answer.json()) as { status: string; merge_fields: object }
    all.push([email, status, Object.entries(fields).filter(([tag]) => !tag.startsWith('QR'))])
  }
  return all
}
