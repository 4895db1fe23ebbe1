// Doors scan and undo while Mailchimp refuses, loses and delays calls, and the server is killed: the tags in Mailchimp are those of
// the database, no scan lacks its event, and events that came twice are counted.
import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'node:test'
import { setAttendance } from '#contract/attending.ts'
import { redeemScan, undoScan } from '#contract/scanning.ts'
import {
  addDataFolder,
  aFifthGoesWrong,
  askDatabase,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
  verify,
} from '../testing/processes.ts'
import { connectOver, startGenerating } from '../testing/connect-over.ts'
import { until } from '../testing/until.ts'
import { sets } from '../testing/settings.ts'

/** Every test run plays a small form; LISTPASS_PROVE=full plays all of it. */
const isFull = process.env['LISTPASS_PROVE'] === 'full'
const { members, scans, kills } = isFull
  ? { members: 200, scans: 600, kills: 20 }
  : { members: 30, scans: 60, kills: 1 }
const doors = 4

/** The call that a kill interrupts reaches Mailchimp when the next server is already up. */
const lateMs = 1500

const sandbox = await startSandboxProcess(await addDataFolder())

test(`${scans} scans of ${members} contacts, a fifth of Mailchimp's answers gone wrong, ${kills} × kill -9: tags and events are those of the database`, async (t) => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  let server = await startServerProcess(settings)
  const connected = await connectOver(server, sandbox, { members, status: 'subscribed', name: 'Gala' })
  const { token, list, account } = connected
  const params = { listId: list.id }
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
  await server.call(setAttendance, { token, params, body: { tags: true, events: true } })
  for (const [place, fault] of aFifthGoesWrong.entries()) await sandbox.addFault(account, { ...fault, seed: place + 1 })

  /** A door retries until it gets an answer. */
  const patiently = <T>(call: () => Promise<T>) =>
    until(
      () => call().catch(() => undefined),
      (answer) => answer !== undefined,
    )
  let accepted = 0
  let begun = 0
  const door = async () => {
    while (begun++ < scans) {
      const scanId = randomUUID()
      const body = { qr_code: contacts[randomInt(members)]!.code, scan_id: scanId }
      const verdict = await patiently(() => server.call(redeemScan, { token, params, body }))
      assert.equal(verdict!.reason, 'ok')
      if (randomInt(3) === 0) {
        await pause(randomInt(4000))
        await patiently(() => server.call(undoScan, { token, params: { ...params, scanId } }))
      }
      accepted += 1
      await pause(randomInt(200))
    }
  }
  const scanning = Promise.all(Array.from({ length: doors }, door))
  for (let kill = 1; kill <= kills; kill++) {
    await until(
      () => accepted,
      (count) => count >= (scans * kill) / (kills + 1),
    )
    const operation = kill % 2 === 0 ? 'changeSegmentMembers' : 'addMemberEvent'
    await sandbox.addFault(account, { kind: 'slow', operation, ms: lateMs, next: 1 })
    await until(
      () => lateCalls(account),
      (late) => late === kill,
      60_000,
    ).catch(() => {})
    await pause(randomInt(200))
    await server.end('SIGKILL')
    server = await startServerProcess(settings)
  }
  await scanning
  await until(
    () =>
      askDatabase(
        dataDir,
        `select from listpass.tag_wishes where is_written is distinct from is_wanted and refusal is null
         union all select from listpass.member_events where state in ('waiting', 'asked')
         union all select from listpass.attendance a join listpass.door_seqs q using (list_id) where a.heard_seq is distinct from q.seq
         union all select from listpass.pending_writes`,
      ),
    (rows) => rows.length === 0,
    240_000,
  )
  const struck = await sandbox.struck(account)
  await sandbox.clearFaults(account)

  const counted = await askDatabase<{ email: string; came: boolean }>(
    dataDir,
    'select email, scan_count > 0 as came from listpass.contacts order by email',
  )
  const inMailchimp = await Promise.all(counted.map(({ email }) => memberOf(list.list_id, email)))
  assert.deepEqual(
    inMailchimp.map(({ tags }) => tags.length === 1),
    counted.map(({ came }) => came),
  )
  const [events] = await askDatabase<{ sent: number; doubled: number; lacking: number }>(
    dataDir,
    `select (select count(*)::int from listpass.member_events where state = 'sent') as sent,
      (select coalesce(sum(doubled), 0)::int from listpass.member_events) as doubled,
      (select count(*)::int from listpass.scans s where s.standing = 'counts' and not exists (select from
        listpass.member_events e where e.scan_id = s.scan_id and not e.is_undo and e.state = 'sent')) as lacking`,
  )
  const told = inMailchimp.reduce((sum, { eventCount }) => sum + eventCount, 0)
  t.diagnostic(`${struck} answers gone wrong, ${events!.sent} events, ${told - events!.sent} of them twice`)
  assert.equal(events!.lacking, 0)
  assert.equal(told, events!.sent + events!.doubled)
  assert.deepEqual(await verify(settings), {
    ending: 0,
    lines: [`0 broken, ${members} members compared with Mailchimp`],
  })
  await server.end('SIGTERM')
})

async function lateCalls(account: string): Promise<number> {
  const answer = await fetch(`${sandbox.address}/admin/accounts/${account}/faults`)
  const all = (await answer.json()) as { kind: string; struck: number }[]
  return all.filter(({ kind }) => kind === 'slow').reduce((sum, { struck }) => sum + struck, 0)
}

async function memberOf(audience: string, email: string): Promise<{ tags: unknown[]; eventCount: number }> {
  const path = `${sandbox.address}/admin/lists/${audience}/members/${encodeURIComponent(email)}`
  const [member, events] = await Promise.all([fetch(path), fetch(`${path}/events`)])
  const { tags } = (await member.json()) as { tags: unknown[] }
  return { tags, eventCount: ((await events.json()) as unknown[]).length }
}
