import assert from 'node:assert/strict'
import { access, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { testServer } from '../../server/testing/postgres.ts'
import { alone } from './files-alone.ts'
import { runFiles } from './run-files.ts'

const root = join(import.meta.dirname, '..', '..')
const our = (path: string) => JSON.stringify(join(root, path))
let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'listpass-files-'))
})
after(() => rm(folder, { recursive: true, force: true }))

/** Runs test files with these texts in one worker, in the order of the texts. */
async function runTexts(texts: string[], timeout = 10 * 60_000) {
  const files = await Promise.all(
    texts.map(async (text, nth) => {
      const file = join(folder, `${nth}.test.mjs`)
      await writeFile(file, `import { test } from 'node:test'\nimport assert from 'node:assert/strict'\n${text}`)
      return file
    }),
  )
  const times = join(folder, 'times.json')
  await writeFile(times, JSON.stringify(Object.fromEntries(files.map((file, nth) => [file, files.length - nth]))))
  const { failures, ...counts } = await runFiles(root, { files, workers: 1, timeout, times })
  return { ...counts, failures: failures.map((text) => text.replaceAll(`${folder}/`, '')) }
}

test('files of one process are counted together, and each failure names its file and test', async () => {
  const { failures, ...counts } = await runTexts([
    `test('good', () => {})`,
    `test('bad', () => assert.equal(1, 2)); test('good', () => {})`,
    `test('left out', { skip: true })`,
  ])
  assert.deepEqual(counts, { passed: 2, failed: 1, skipped: 1 })
  assert.match(
    failures.join(),
    /1\.test\.mjs bad\nAlone: npx node --test --test-name-pattern='bad' .*1\.test\.mjs\n.*1 !== 2/s,
  )
})

test('a file changes neither the environment nor the globals of the next one', async () => {
  const counts = await runTexts([
    `process.env.PLANTED = 'one'; globalThis.document = {}; globalThis.fetch = 1; test('first', () => {})`,
    `test('next', () => {
      assert.equal(process.env.PLANTED, undefined)
      assert.equal(globalThis.document, undefined)
      assert.equal(typeof fetch, 'function')
    })`,
  ])
  assert.deepEqual(counts, { passed: 2, failed: 0, skipped: 0, failures: [] })
})

test('what a file opened is closed before the next file begins', async () => {
  const counts = await runTexts([
    `import { createServer } from 'node:http'
    import { atEnd } from ${our('server/testing/this-machine.ts')}
    const server = createServer().listen(0)
    globalThis.process.planted = server
    atEnd(() => new Promise((resolve) => server.close(resolve)))
    test('open', () => {})`,
    `test('closed', () => assert.equal(process.planted.listening, false))`,
  ])
  assert.deepEqual(counts, { passed: 2, failed: 0, skipped: 0, failures: [] })
})

test('files without settings have one app after the other, and none sees what another left', async () => {
  const { url, run } = await testServer()
  Object.assign(process.env, { LISTPASS_TEST_SERVER: url, LISTPASS_TEST_RUN: run })
  const start = `
    import { invitePerson } from ${our('contract/teams.ts')}
    import { openAsOwner } from ${our('server/database/open.ts')}
    import { addOrganiser } from ${our('server/testing/factories.ts')}
    import { password } from ${our('server/testing/samples.ts')}
    import { startTestApp } from ${our('server/testing/start-test-app.ts')}
    const app = await startTestApp()
    const { connectionString: here } = app

    async function invite() {
      app.sandbox.addAccount()
      const { token } = await addOrganiser(app)
      await app.call(invitePerson, { token, body: { password, email: 'ola@example.com', role: 'viewer' } })
      await app.outbox.newest('ola@example.com')
    }

    async function whatIsThere() {
      const owner = openAsOwner({ connectionString: here })
      const people = await owner.selectFrom('users').select('id').execute()
      await owner.destroy()
      return [people.length, app.sandbox.accounts().length, (await app.outbox.mails()).length]
    }`
  const counts = await runTexts([
    `${start}
    const other = await startTestApp()
    const own = await startTestApp({ own: 'a reason' })
    process.planted = here
    test('leaves all', async () => {
      assert.equal(new Set([here, other.connectionString, own.connectionString]).size, 3)
      await invite()
      assert.deepEqual(await whatIsThere(), [1, 1, 1])
    })`,
    `${start}
    test('finds nothing, and stops its server', async () => {
      assert.equal(here, process.planted)
      assert.deepEqual(await whatIsThere(), [0, 0, 0])
      await app.stop()
    })`,
    `${start}
    test('has a server that answers', async () => {
      assert.notEqual(here, process.planted)
      await invite()
    })`,
  ])
  assert.deepEqual(counts, { passed: 3, failed: 0, skipped: 0, failures: [] })
})

test('a file that ends the process, or throws outside a test, has failed, and the others run', async () => {
  const { failures, ...counts } = await runTexts([
    `test('gone', () => process.exit(0))`,
    `throw new Error('while it was read')`,
    `test('good', () => {})`,
  ])
  assert.deepEqual(counts, { passed: 1, failed: 2, skipped: 0 })
  assert.match(failures[0]!, /^0\.test\.mjs\nended its process with 0/)
  assert.match(failures[1]!, /while it was read/)
})

test('a file that never ends is ended, and has failed', async () => {
  const { failures } = await runTexts([`setInterval(() => {}, 1000); test('ends', () => {})`], 2000)
  assert.deepEqual(failures, ['0.test.mjs\ndid not end in 2 seconds'])
})

const opensAsItLoads = /^(?:export )?(?:const|let) [^\n]* = await (?!read)|^await /m
const changesProcess = /^import '[^']*'|^process\.env\['TZ'\] = |mock\.timers\.enable|^Client\.prototype\./m

test('a file with a process of its own is there, and so is each that imports what changes the process', async () => {
  for (const file of Object.keys(alone)) await access(join(root, file))
  for await (const file of glob('{domain,words,contract,server,web}/**/*.test.ts', { cwd: root })) {
    assert.equal(changesProcess.test(await readFile(join(root, file), 'utf8')), file in alone, file)
  }
})

test('what several files import opens nothing as it loads, because the first file closes it at its end', async () => {
  const readers = new Map<string, string[]>()
  const opening: string[] = []
  for await (const file of glob('{domain,words,contract,sandbox,server,web,scripts}/**/*.ts', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8')
    if (!file.endsWith('.test.ts') && opensAsItLoads.test(text)) opening.push(file)
    for (const [, from] of text.matchAll(/(?:from|^import) '(\.[^']+)'/gm)) {
      const read = join(dirname(file), from!)
      readers.set(read, [...(readers.get(read) ?? []), file])
    }
  }
  const testsOf = (file: string, seen = new Set<string>()): string[] =>
    (readers.get(file) ?? []).flatMap((reader) => {
      if (seen.has(reader)) return []
      seen.add(reader)
      return reader.endsWith('.test.ts') ? reader : testsOf(reader, seen)
    })
  assert.ok(opening.length > 0)
  for (const file of opening) assert.ok(testsOf(file).filter((name) => !(name in alone)).length <= 1, file)
})
