// Unpacks the release archive in a folder without the repository, and starts the same files as the images hold them.
import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { buildWeb } from './build-web.ts'
import { checkChanges, requireUnchanged } from './release/check-release.ts'
import { filesBelow, importedBy } from './release/choose-files.ts'
import { pack, tarOf } from './release/pack.ts'

const root = join(import.meta.dirname, '..')
const place = await mkdtemp(join(tmpdir(), 'listpass-release-'))
after(() => rm(place, { recursive: true, force: true }))

await buildWeb(root)
const archive = await pack(root, '9.9.9', 1_700_000_000)
await writeFile(join(place, 'release.tar.gz'), archive)
await promisify(execFile)('tar', ['-xzf', 'release.tar.gz'], { cwd: place })
const unpacked = join(place, 'listpass-9.9.9')
const files = (await filesBelow(unpacked, '.')).toSorted()

test('the archive has the programs, all that they import, the pages and what there is to read', async () => {
  const { scripts } = JSON.parse(await readFile(join(unpacked, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const programs = ['start', 'verify', 'backup', 'restore', 'rotate-keys', 'admin', 'sandbox'].map(
    (name) => /\S+\.ts$/.exec(scripts[name]!)![0],
  )
  // Throws if a file is missing.
  const imported = await importedBy(unpacked, programs)
  assert.ok(imported.size > 200)
  assert.ok(imported.has('server/main.ts') && imported.has('contract/scanning.ts') && imported.has('domain/code.ts'))
  for (const path of [
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
    'package-lock.json',
    'docs/design.md',
    'sandbox/openapi.json',
  ])
    assert.ok(files.includes(path), path)
  for (const path of [
    'dist/web/index.html',
    'dist/web/sw.js',
    'dist/web/pages/frame.html',
    'dist/web/pages/plain/GuidePage-doors.html',
    'web/ui/fonts/geist-LICENSE.txt',
  ])
    assert.ok(files.includes(path), path)
  const pictures = files.filter((path) => /^dist\/web\/assets\/.+\.png$/.test(path))
  assert.ok(pictures.length > 25, `${pictures.length} pictures of the guide`)
  const used = new Set([...imported].map((path) => path.split('/')[0]))
  assert.deepEqual(used, new Set(['contract', 'domain', 'sandbox', 'scripts', 'server', 'words']))
})

test('it holds no tests, nothing that only builds, no data and no secrets', async () => {
  const unwanted =
    /\.test\.ts$|(^|\/)(testing|proofs|node_modules|e2e|bench|data|test-results)\/|(^|\/)\.|\.(spec\.ts|tsx|pem|key|log|backup|sql\.gz)$/
  assert.deepEqual(
    files.filter((path) => unwanted.test(path)),
    [],
  )
  const secret = /[0-9a-f]{32}-us\d+|-----BEGIN [A-Z ]*PRIVATE KEY|\b[a-z0-9]{1,16}:[A-Za-z0-9+/]{43}=/
  for (const path of files.filter((each) => /\.(ts|mjs|js|json|md|html|yml|txt)$/.test(each))) {
    assert.doesNotMatch(await readFile(join(unpacked, path), 'utf8'), secret, path)
  }
})

test('the same files give the same archive, and long names survive it', async () => {
  assert.ok(archive.equals(await pack(root, '9.9.9', 1_700_000_000)))
  const long = `${'folder/'.repeat(14)}${'n'.repeat(60)}.txt`
  const bytes = Buffer.from('held')
  await writeFile(
    join(place, 'long.tar'),
    await tarOf(
      [
        { path: long, bytes },
        { path: 'empty', bytes: Buffer.alloc(0) },
      ],
      0,
    ),
  )
  await promisify(execFile)('tar', ['-xf', 'long.tar'], { cwd: place })
  assert.equal(await readFile(join(place, long), 'utf8'), 'held')
  assert.equal(await readFile(join(place, 'empty'), 'utf8'), '')
})

test('a release needs its news and its day in CHANGELOG.md', () => {
  checkChanges(
    '# Changes\n\n## 1.2.0, 2026-12-01\n\n- Something is better.\n\n## 1.1.0, 2026-11-01\n\n- Older.\n',
    '1.2.0',
  )
  for (const [changes, said] of [
    ['# Changes\n', /should begin with "## 1.2.0, /],
    ['# Changes\n\n## 1.1.0, 2026-11-01\n\n- Older.\n', /begins with "1.1.0, 2026-11-01"/],
    ['# Changes\n\n## 1.2.0, not released yet\n\n- Something.\n', /the day on which it comes/],
    ['# Changes\n\n## 1.2.0, 2026-12-01\n\n## 1.1.0, 2026-11-01\n\n- Older.\n', /says nothing of what is new in 1.2.0/],
  ] as const) {
    assert.throws(() => checkChanges(changes, '1.2.0'), said)
  }
})

test('a tree with changes is not released, and the changed files are named', async () => {
  const tree = join(place, 'tree')
  await promisify(execFile)('git', ['init', '--quiet', tree])
  await requireUnchanged(tree)
  await writeFile(join(tree, 'left-lying.ts'), '')
  await assert.rejects(requireUnchanged(tree), /what is committed.*\n.*left-lying\.ts/)
})

/** The instructions of the Dockerfile, each on a line. */
const instructions = (await readFile(join(root, 'Dockerfile'), 'utf8'))
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const ofServer = instructions.slice(instructions.findIndex((line) => line.endsWith(' AS server')))
const commandOf = (instruction: string) =>
  JSON.parse(/\bCMD (\[.*)/.exec(ofServer.find((line) => line.startsWith(instruction))!)![1]!) as string[]

test('the images hold the files of the release, and no others', () => {
  assert.ok(instructions.some((line) => line.startsWith('RUN ') && line.endsWith('lay-out.ts /released')))
  const copied = ofServer.filter((line) => /^(COPY|ADD) /.test(line))
  assert.deepEqual(copied, ['COPY --from=build /released ./'])
})

test('laid out as in the image, it starts, is healthy, and writes only its data', async () => {
  const laid = join(place, 'laid')
  await promisify(execFile)(process.execPath, [join(root, 'scripts/lay-out.ts'), laid])
  const laidOut = (await filesBelow(laid, '.')).toSorted()
  assert.deepEqual(laidOut, files)
  await linkPackages(place)

  const { PATH, HOME } = process.env
  const settings = ofServer.filter((line) => line.startsWith('ENV ')).flatMap((line) => line.split(' ').slice(1))
  const env = {
    ...Object.fromEntries(settings.map((each) => each.split('='))),
    PATH,
    HOME,
    LOG_LEVEL: 'warn',
    MAILCHIMP: 'live',
    DATA_DIR: join(place, 'data'),
  }
  const [, ...command] = commandOf('CMD')
  const server = spawn(process.execPath, command, {
    cwd: laid,
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const address = await addressOf(server.stdout)
  assert.equal((await fetch(`${address}/readyz`)).status, 200)
  assert.match(await (await fetch(address)).text(), /Your list, at the door/)
  assert.match(await (await fetch(`${address}/api/docs`)).text(), /The API of Listpass/)
  const [, ...check] = commandOf('HEALTHCHECK')
  await promisify(execFile)(process.execPath, check, { env: { ...env, PORT: new URL(address).port } })
  server.kill('SIGTERM')
  assert.deepEqual(await ended, [0, null])
  assert.ok(existsSync(join(place, 'data', 'keys')))
  assert.deepEqual((await filesBelow(laid, '.')).toSorted(), laidOut)
})

/** As `npm ci --omit=dev` does: our own code below the folder finds no package of the tests or of the build. */
async function linkPackages(folder: string): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true }>
  }
  for (const [path, { dev }] of Object.entries(packages)) {
    if (path.lastIndexOf('node_modules/') !== 0 || dev || !existsSync(join(root, path))) continue
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await symlink(join(root, path), join(folder, path))
  }
}

async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface(output))
    if (line.startsWith('Address: ')) return line.slice('Address: '.length)
  throw new Error('The server ended without its address.')
}
