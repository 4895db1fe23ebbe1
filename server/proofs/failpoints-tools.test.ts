// Like failpoints.test.ts, for tools that run without a server or beside it: preparing a database, changing keys,
// backup and restore. LISTPASS_PROVE=full kills at all steps; other runs at one step, while functions are made.
import assert from 'node:assert/strict'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { batchStatus } from '#contract/codes.ts'
import { scannerLinks } from '#contract/doors.ts'
import { syncLists } from '#contract/lists.ts'
import { openAsOwner } from '../database/open.ts'
import { sqlFunctions, schemaNames } from '../database/sql-files.ts'
import type { Step } from '../kernel/step.ts'
import { readKeyRing } from '../secrets/key-ring.ts'
import {
  addDataFolder,
  askDatabase,
  runChild,
  settingsFor,
  startChild,
  startSandboxProcess,
  startServerProcess,
  verify,
} from '../testing/processes.ts'
import { connectOver, startGenerating } from '../testing/connect-over.ts'
import { addLink, addOrganiser } from '../testing/factories.ts'
import { openFailpoints } from '../testing/mortal-server.ts'
import { createDatabase } from '../testing/postgres.ts'
import { testKeys } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'
import { findBrokenInvariants } from '../verify/invariants.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'

const sandbox = await startSandboxProcess(await addDataFolder())
const failpoints = await openFailpoints()

/** Kills at each step once, and at these occurrences of a frequent step. */
function at(steps: Step[], often: Partial<Record<Step, number[]>> = {}): { step: Step; passing: number }[] {
  return steps.flatMap((step) => (often[step] ?? [1]).map((passing) => ({ step, passing })))
}

const nameOf = ({ step, passing }: { step: Step; passing: number }) => `${step}, passing ${passing}`

/** Fails unless the program dies at the ordered step. */
async function assertDies(program: string, settings: Record<string, string>, ...args: string[]): Promise<void> {
  const child = startChild(program, settings, args)
  let ending: unknown
  void child.ended.then((end) => (ending = end))
  await until(
    () => ending,
    (end) => end !== undefined,
  )
  assert.equal(ending, 'SIGKILL', child.lines.join('\n'))
}

async function columnsOf(connectionString: string): Promise<unknown[]> {
  return askDatabase(
    { connectionString },
    `select table_schema, table_name, column_name, data_type, column_default is not null as has_default
     from information_schema.columns where table_schema in ('listpass', 'listpass_jobs') order by 1, 2, 3`,
  )
}

const files = schemaNames.map((_, place) => place + 1)
const functions = [1, Math.floor(sqlFunctions.size / 2), sqlFunctions.size]
const steps: Step[] = [
  'migrate.prepared',
  'migrate.one-done',
  'migrate.function-made',
  'migrate.done',
  'migrate.queues-made',
]
let whole: Promise<unknown[]> | undefined

async function prepareDatabase() {
  const { connectionString } = await createDatabase()
  const base = settingsFor(await addDataFolder(), sandbox)
  return {
    connectionString,
    settings: { ...base, ...failpoints.settings, DATABASE_URL: connectionString, LISTPASS_KEYS: testKeys },
  }
}

async function columnsUndisturbed(): Promise<unknown[]> {
  const { connectionString, settings } = await prepareDatabase()
  const server = await startServerProcess(settings)
  await server.end('SIGTERM')
  return columnsOf(connectionString)
}

for (const place of isFull
  ? at(steps, { 'migrate.one-done': files, 'migrate.function-made': functions })
  : at(['migrate.function-made'], { 'migrate.function-made': functions.slice(1, 2) })) {
  test(`killed at ${nameOf(place)}: the next start prepares the database as if nothing had been`, async () => {
    const expected = await (whole ??= columnsUndisturbed())
    const { connectionString, settings } = await prepareDatabase()
    await failpoints.arm({ ...place, afterMs: 0 })
    await assertDies('server/testing/run-server.ts', settings)
    const server = await startServerProcess(settings)
    await addOrganiser(server)
    assert.equal(await server.end('SIGTERM'), 0)
    assert.deepEqual(await columnsOf(connectionString), expected)
  })
}

if (isFull) {
  const dataDir = await addDataFolder()
  const settings = { ...settingsFor(dataDir, sandbox), ...failpoints.settings }
  const rotate = () => runChild('scripts/rotate-keys.ts', settings)
  const ring = async () => readKeyRing((await readFile(join(dataDir, 'keys'), 'utf8')).trim()).ids
  let ready: Promise<Awaited<ReturnType<typeof connectOver>> & { slug: string }> | undefined

  async function prepareSecrets() {
    const server = await startServerProcess(settings)
    const connected = await connectOver(server, sandbox, { members: 2 })
    const { slug } = await addLink(server, connected)
    assert.equal(await server.end('SIGTERM'), 0)
    return { ...connected, slug }
  }

  const steps: Step[] = [
    'rotate.file-written',
    'rotate.both-kept',
    'rotate.some-resealed',
    'rotate.resealed',
    'rotate.done',
  ]
  // Two columns hold values, and each is read until nothing is left.
  for (const place of at(steps, { 'rotate.file-written': [1, 2], 'rotate.some-resealed': [1, 2, 3, 4, 5, 6] })) {
    test(`killed at ${nameOf(place)}: every secret opens, and the next change of keys is one`, async () => {
      const { token, list, slug } = await (ready ??= prepareSecrets())
      await failpoints.arm({ ...place, afterMs: 0 })
      await assertDies('scripts/rotate-keys.ts', settings)
      const server = await startServerProcess(settings)
      await server.call(syncLists, { token, params: { accountId: list.account.id } })
      const { links } = await server.call(scannerLinks, { token, params: { listId: list.id } })
      assert.ok(links[0]!.url.endsWith(`/${slug}`))
      assert.equal(await server.end('SIGTERM'), 0)
      const { ending, lines } = await rotate()
      assert.equal(ending, 0, lines.join('\n'))
      assert.equal((await ring()).length, 1)
    })
  }
}

type Kept = { file: string; dataDir: string; settings: Record<string, string>; keys: string } & Awaited<
  ReturnType<typeof connectOver>
> & { batch: string }

let kept: Promise<Kept> | undefined

/** A backup made during a generation of codes. */
async function prepareBackup(): Promise<Kept> {
  const dataDir = await addDataFolder()
  const settings = { ...settingsFor(dataDir, sandbox), ...failpoints.settings }
  const server = await startServerProcess(settings)
  const connected = await connectOver(server, sandbox, { members: 3, status: 'subscribed' })
  await sandbox.change(connected.account, { latencyMs: 5000 })
  const batch = await startGenerating(server, connected)
  const file = join(dataDir, 'whole.backup')
  const { ending, lines } = await runChild('scripts/backup.ts', settings, [file])
  assert.equal(ending, 0, lines.join('\n'))
  await sandbox.change(connected.account, { latencyMs: 0 })
  await server.end('SIGKILL')
  return { ...connected, batch, file, dataDir, settings, keys: (await readFile(join(dataDir, 'keys'), 'utf8')).trim() }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

async function restoreInto(settings: Record<string, string>, file: string) {
  return runChild('scripts/restore.ts', settings, [file])
}

async function emptyDatabase({ keys }: Kept) {
  const { connectionString } = await createDatabase()
  const base = settingsFor(await addDataFolder(), sandbox)
  return {
    connectionString,
    settings: { ...base, ...failpoints.settings, DATABASE_URL: connectionString, LISTPASS_KEYS: keys },
  }
}

if (isFull) {
  const steps: Step[] = ['backup.table-written', 'backup.written', 'backup.named']
  for (const place of at(steps, { 'backup.table-written': [1, 5] })) {
    test(`killed at ${nameOf(place)}: there is a whole backup or none, and the next one is whole`, async () => {
      kept ??= prepareBackup()
      const { dataDir, settings } = await kept
      const file = join(dataDir, `${place.step}-${place.passing}.backup`)
      await failpoints.arm({ ...place, afterMs: 0 })
      await assertDies('scripts/backup.ts', settings, file)
      if (await isThere(file)) {
        assert.equal(place.step, 'backup.named')
      } else {
        const { ending, lines } = await runChild('scripts/backup.ts', settings, [file])
        assert.equal(ending, 0, lines.join('\n'))
      }
      const empty = await emptyDatabase(await kept)
      const { ending, lines } = await restoreInto(empty.settings, file)
      assert.equal(ending, 0, lines.join('\n'))
      assert.deepEqual(
        (await readdir(dirname(file))).filter((name) => name.endsWith('.unfinished')),
        [],
      )
      await rm(file)
    })
  }
}

const ofRestore = at(
  ['restore.prepared', 'restore.table-loaded', 'restore.loaded', 'restore.committed', 'restore.done'],
  { 'restore.table-loaded': [1, 5] },
)
for (const place of isFull ? ofRestore : []) {
  test(`killed at ${nameOf(place)}: all of the backup is in or nothing, and interrupted work continues`, async () => {
    kept ??= prepareBackup()
    const { file, token, list, batch } = await kept
    const { connectionString, settings } = await emptyDatabase(await kept)
    await failpoints.arm({ ...place, afterMs: 0 })
    await assertDies('scripts/restore.ts', settings, file)
    const again = await restoreInto(settings, file)
    if (place.step === 'restore.committed' || place.step === 'restore.done') {
      assert.equal(again.ending, 1)
      assert.match(again.lines.join('\n'), /in use already: there are organisers in it\. Nothing was restored/)
    } else {
      assert.equal(again.ending, 0, again.lines.join('\n'))
    }
    const server = await startServerProcess(settings)
    const end = await until(
      () => server.call(batchStatus, { token, params: { listId: list.id }, query: { batch_id: batch } }),
      ({ is_finished: isFinished, is_cancelled: isCancelled }) => isFinished || isCancelled,
    )
    assert.deepEqual([end.is_finished, end.processed_jobs], [true, 3])
    assert.equal(await server.end('SIGTERM'), 0)
    // Checked only after the start, because a restore that was killed after its commit leaves the update of functions
    // to the next start.
    const owner = openAsOwner({ connectionString })
    assert.deepEqual(await findBrokenInvariants(owner).finally(() => owner.destroy()), [])
    await assertRestored(connectionString, settings)
  })
}

/** Codes equal Mailchimp's present ones: the first server that continued has issued them. */
async function assertRestored(connectionString: string, settings: Record<string, string>): Promise<void> {
  const { ending, lines } = await verify(settings)
  assert.equal(ending, 0, lines.join('\n'))
  assert.equal((await askDatabase({ connectionString }, 'select from listpass.contacts')).length, 3)
}
