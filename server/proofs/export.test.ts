// An export of any size passes through the server in pages: its memory does not grow with the file. LISTPASS_PROVE=full
// exports 300,000 contacts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exportUser } from '#contract/privacy.ts'
import { connectOver } from '../testing/connect-over.ts'
import {
  addDataFolder,
  askDatabase,
  peakMemoryOf,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
} from '../testing/processes.ts'
import { password } from '../testing/samples.ts'

const contacts = process.env['LISTPASS_PROVE'] === 'full' ? 300_000 : 20_000

const sandbox = await startSandboxProcess(await addDataFolder())
const dataDir = await addDataFolder()
const server = await startServerProcess(settingsFor(dataDir, sandbox))

test(`an export of ${contacts} contacts is many megabytes, and takes the server at most a few dozen`, async (t) => {
  const { token, list } = await connectOver(server, sandbox, { members: 1 })
  // Each export hashes a password, in one of four threads, which keeps the 19 MB of its first hash.
  for (let each = 0; each < 8; each++) await download(token)
  const before = await peakMemoryOf(server.pid)
  await askDatabase(
    dataDir,
    `insert into listpass.contacts (list_id, id, member_hash, email, status, merge_fields, code, max_scans)
     select $1::uuid, gen_random_uuid(), md5('p' || n), 'p' || n || '@example.com', 'subscribed',
       jsonb_build_object('NOTE', repeat(md5(n::text), 20)), 'CODE' || lpad(n::text, 20, '0'), 1
     from generate_series(1, ${contacts}) n`,
    [list.id],
  )
  const { megabytes, lastLine } = await download(token)
  const grown = (await peakMemoryOf(server.pid)) - before
  t.diagnostic(`${megabytes.toFixed(0)} MB, for ${grown.toFixed(0)} MB more than before`)
  const end = JSON.parse(lastLine) as { type: string; counts: Record<string, number> }
  assert.deepEqual([end.type, end.counts['contact']], ['end', contacts])
  assert.ok(megabytes > contacts / 1200)
  // The limit is far less than all rows would take in memory.
  assert.ok(grown < (contacts > 100_000 ? 120 : 60), `${grown} MB`)
})

async function download(token: string): Promise<{ megabytes: number; lastLine: string }> {
  const answer = await fetch(`${server.address}${exportUser.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  assert.equal(answer.status, 200)
  let [bytes, tail] = [0, '']
  for await (const part of answer.body!) {
    bytes += part.length
    tail = (tail + Buffer.from(part).toString('utf8')).slice(-4000)
  }
  return { megabytes: bytes / 1e6, lastLine: tail.trimEnd().split('\n').at(-1)! }
}
