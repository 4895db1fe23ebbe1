// A backup is restored completely or not at all, and can move an installation to a separate server and back.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { generate } from '#contract/codes.ts'
import { withOwnDatabase } from '../database/reach-own.ts'
import { backUp, besideKeysOf, connectOver, finish, restore } from '../testing/connect-over.ts'
import { createDatabase } from '../testing/postgres.ts'
import {
  addDataFolder,
  askDatabase,
  isPostgresUp,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
  verify,
} from '../testing/processes.ts'

const sandbox = await startSandboxProcess(await addDataFolder())
const place = await addDataFolder()

test('without the right key, of a damaged file and into a database in use nothing is restored, and a sentence says why', async () => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  const server = await startServerProcess(settings)
  await connectOver(server, sandbox, { members: 5 })
  assert.equal(await server.end('SIGTERM'), 0)
  const own = join(place, 'own.backup')
  assert.equal((await backUp(settings, own)).ending, 0)
  assert.equal(await isPostgresUp(dataDir), false)

  const says = async (path: string, dir: string, more: Record<string, string> = {}) => {
    const { ending, lines } = await restore({ ...settingsFor(dir, sandbox), ...more }, path)
    assert.equal(ending, 1, lines.join('\n'))
    assert.equal(lines.length, 1, lines.join('\n'))
    return lines[0]!
  }
  const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
  const empty = await addDataFolder()
  assert.match(await says(own, empty), /keys should be there: put the file of the installation that made the backup/)
  assert.match(
    await says(own, empty, { LISTPASS_KEYS: key('other') }),
    /closed with the key k1, which is not in LISTPASS_KEYS/,
  )
  assert.match(
    await says(own, empty, { LISTPASS_KEYS: key('k1') }),
    /does not open with the key k1.*Nothing was restored/,
  )

  const beside = await besideKeysOf(dataDir)
  const bytes = await readFile(own)
  const damaged = join(place, 'damaged.backup')
  await writeFile(damaged, bytes.subarray(0, bytes.length - 100))
  assert.match(await says(damaged, beside), /Nothing was restored/)
  await writeFile(damaged, 'something else')
  assert.match(await says(damaged, beside), /is no backup of Listpass/)
  assert.match(await says(join(place, 'nowhere'), beside), /cannot be read/)

  // After all of these attempts the folder still counts as empty.
  assert.equal((await restore(settingsFor(beside, sandbox), own)).ending, 0)
  assert.match(await says(own, beside), /in use already: there are organisers in it\. Nothing was restored/)
  assert.match(await says(own, dataDir), /in use already/)
  const { ending, lines } = await backUp(settings, own)
  assert.deepEqual([ending, lines], [1, [`${own} is there already. Choose another name, nothing was written.`]])
})

test('from an embedded database to a separate server, and back', async () => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  const server = await startServerProcess(settings)
  const connected = await connectOver(server, sandbox, { members: 20, status: 'subscribed' })
  const { token, list } = connected
  await finish(server, connected, (await server.call(generate, { token, params: { listId: list.id } })).batch_id!)
  assert.equal(await server.end('SIGTERM'), 0)
  const codesIn = (folder: string) =>
    withOwnDatabase(folder, (address) => askDatabase(address, 'select code from listpass.contacts order by code'))
  const codes = await codesIn(dataDir)
  const keys = (await readFile(join(dataDir, 'keys'), 'utf8')).trim()

  await mkdir(join(place, 'moving'))
  const [there, back] = [join(place, 'moving', 'there'), join(place, 'moving', 'back')]
  assert.equal((await backUp(settings, there)).ending, 0)
  const { connectionString } = await createDatabase()
  const given = { ...settingsFor(await addDataFolder(), sandbox), DATABASE_URL: connectionString, LISTPASS_KEYS: keys }
  const moved = await restore(given, there)
  assert.equal(moved.ending, 0, moved.lines.join('\n'))
  assert.equal((await backUp(given, back)).ending, 0)

  const home = await besideKeysOf(dataDir)
  assert.equal((await restore(settingsFor(home, sandbox), back)).ending, 0)
  assert.deepEqual(await codesIn(home), codes)
  // The first holder of a code stays the first one.
  const isLatest =
    'select (select last_value from listpass.code_numbers) >= max(code_number) as code from listpass.contacts'
  assert.deepEqual(await withOwnDatabase(home, (address) => askDatabase(address, isLatest)), [{ code: true }])
  assert.deepEqual(await verify(settingsFor(home, sandbox)), {
    ending: 0,
    lines: ['0 broken, 20 members compared with Mailchimp'],
  })
})
