// A segment of any size passes through the server in pages: its memory does not grow with the segment. LISTPASS_MEMBERS sets
// another number of contacts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { occasions } from '#contract/occasions.ts'
import { connectOver, type ConnectedOver } from '../testing/connect-over.ts'
import { addOccasion } from '../testing/occasions.ts'
import {
  addDataFolder,
  askDatabase,
  peakMemoryOf,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
} from '../testing/processes.ts'
import { until } from '../testing/until.ts'

const few = 2000
const many = Number(process.env['LISTPASS_MEMBERS'] ?? (process.env['LISTPASS_PROVE'] === 'full' ? 100_000 : 20_000))
/** Grows with the number of contacts, and suffices for a slow machine. */
const patienceMs = 120_000 + many

const sandbox = await startSandboxProcess(await addDataFolder())
const dataDir = await addDataFolder()
// Node's compile cache, which the tests use for speed, would be counted with it.
const settings = { ...settingsFor(dataDir, sandbox), NODE_DISABLE_COMPILE_CACHE: '1' }
// Hashing a password takes 19 MB that the process keeps, so another process registers the organiser.
const before = await startServerProcess(settings)
const listOfFew = await connect(few)
const listOfMany = await connect(many)
await before.end('SIGTERM')
const server = await startServerProcess(settings)

test(`a tag of ${many} contacts is read with less than 320 MB, and about what one of ${few} takes`, async (t) => {
  const afterFew = await readFor(listOfFew, few)
  const afterMany = await readFor(listOfMany, many)
  for (const { seconds, mb } of [afterFew, afterMany])
    t.diagnostic(`${seconds.toFixed(1)} s, at the most ${mb.toFixed(0)} MB`)
  assert.ok(afterMany.mb < 320)
  assert.ok(afterMany.mb < 1.35 * afterFew.mb)
})

/** A list whose contacts all have a tag, and are known here. */
async function connect(contacts: number): Promise<ConnectedOver> {
  const members = Array.from({ length: contacts }, (_, place) => ({
    email: `guest${place}@example.com`,
    tags: ['VIP'],
  }))
  const connected = await connectOver(before, sandbox, { members })
  const text = `
    insert into listpass.contacts (list_id, id, member_hash, email, status, code, max_scans)
    select $1, gen_random_uuid(), md5(e.email), e.email, 'subscribed', 'GUEST' || e.n, 1
    from (select n, 'guest' || n || '@example.com' as email from generate_series(0, $2::int - 1) n) e`
  await askDatabase(dataDir, text, [connected.list.id, contacts])
  return connected
}

async function readFor({ token, list }: ConnectedOver, contacts: number) {
  const answer = await fetch(`${sandbox.address}/admin/lists/${list.list_id}/segments`)
  const [tag] = (await answer.json()) as { id: number }[]
  const began = performance.now()
  await addOccasion(server, { token, list }, { who: { kind: 'segment', id: tag!.id, name: 'VIP', is_tag: true } })
  const read = () => server.call(occasions, { token, params: { listId: list.id } })
  const { occasions: all } = await until(read, (seen) => seen.occasions[1]!.who_read_at !== null, patienceMs)
  assert.equal(all[1]!.figures.invited, contacts)
  return { seconds: (performance.now() - began) / 1000, mb: await peakMemoryOf(server.pid) }
}
