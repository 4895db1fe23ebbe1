// Unpacks the release archive in a folder without the repository. installed.test.ts starts what ships.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { buildWeb } from './build-web.ts'
import { checkChanges, requireUnchanged } from './release/check-release.ts'
import { filesBelow, importedBy } from './release/choose-files.ts'
import { pack, tarOf } from './release/pack.ts'
import { releasedFiles } from './release/released-files.ts'

const root = join(import.meta.dirname, '..')
const place = await mkdtemp(join(tmpdir(), 'listpass-release-'))
after(() => rm(place, { recursive: true, force: true }))

await buildWeb(root)
const entries = await releasedFiles(root)
const archive = await pack(entries, '9.9.9', 1_700_000_000)
await writeFile(join(place, 'release.tar.gz'), archive)
await promisify(execFile)('tar', ['-xzf', 'release.tar.gz'], { cwd: place })
const unpacked = join(place, 'listpass-9.9.9')
const files = (await filesBelow(unpacked, '.')).toSorted()

test('the archive has the programs, all that they import, the pages and what there is to read', async () => {
  const { scripts } = JSON.parse(await readFile(join(unpacked, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const programs = ['start', 'verify', 'backup', 'restore', 'rotate-keys', 'admin', 'sandbox'].map(
    (name) => /\S+\.js$/.exec(scripts[name]!)![0],
  )
  // Throws if a file is missing.
  const imported = await importedBy(unpacked, programs)
  assert.ok(imported.size > 200)
  assert.ok(imported.has('server/main.js') && imported.has('contract/scanning.js') && imported.has('domain/code.js'))
  for (const path of [
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
    'npm-shrinkwrap.json',
    'compose.yaml',
    'render.yaml',
    'Dockerfile',
    'deploy/debian/listpass.service',
    'scripts/listpass.mjs',
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
    /\.test\.ts$|(^|\/)(testing|proofs|node_modules|e2e|bench|data|test-results)\/|(^|\/)\.(?!npmrc$|do\/)|\.(spec\.ts|tsx?|pem|key|log|backup|sql\.gz)$/
  assert.deepEqual(
    files.filter((path) => unwanted.test(path)),
    [],
  )
  const secret = /[0-9a-f]{32}-us\d+|-----BEGIN [A-Z ]*PRIVATE KEY|\b[a-z0-9]{1,16}:[A-Za-z0-9+/]{43}=/
  for (const path of files.filter((each) => /\.(mjs|js|json|md|html|ya?ml|txt)$/.test(each))) {
    assert.doesNotMatch(await readFile(join(unpacked, path), 'utf8'), secret, path)
  }
})

test('the same files give the same archive, and long names survive it', async () => {
  assert.ok(archive.equals(await pack(await releasedFiles(root), '9.9.9', 1_700_000_000)))
  const long = `${'folder/'.repeat(14)}${'n'.repeat(60)}.txt`
  const bytes = Buffer.from('held')
  await writeFile(
    join(place, 'long.tar'),
    await tarOf(
      [
        { path: long, bytes, mode: 0o644 },
        { path: 'empty', bytes: Buffer.alloc(0), mode: 0o644 },
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

test('the images hold the files of the release and no others, and are run by a user who owns the data', async () => {
  const instructions = (await readFile(join(root, 'Dockerfile'), 'utf8'))
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const linesOf = (word: string) => instructions.filter((line) => line.startsWith(`${word} `))
  // From a checkout the release's files are laid out; an archive holds nothing else.
  assert.match(linesOf('RUN').join('\n'), /node scripts\/lay-out\.ts \/listpass; else cp -R \. \/listpass; fi$/m)
  assert.deepEqual(
    [...linesOf('COPY'), ...linesOf('ADD')],
    [
      'COPY . .',
      'COPY --from=without-database /listpass /usr/lib/listpass',
      'COPY --from=with-database /listpass /usr/lib/listpass',
    ],
  )
  assert.deepEqual(linesOf('USER'), ['USER listpass'])
  assert.match(linesOf('RUN').join('\n'), /useradd --uid 1000 --home-dir \/var\/lib\/listpass --create-home listpass/)
  const [entry] = linesOf('ENTRYPOINT')
  const [, program] = JSON.parse(entry!.slice('ENTRYPOINT '.length)) as string[]
  assert.ok(files.includes(program!.replace('/usr/lib/listpass/', '')))
  const [, ...check] = JSON.parse(/CMD (\["node", "-e".*)/.exec(linesOf('HEALTHCHECK')[0]!)![1]!) as string[]
  const app = createServer((_, answer) => answer.writeHead(isWell ? 200 : 503).end()).listen(0, '127.0.0.1')
  await once(app, 'listening')
  const ask = () =>
    promisify(execFile)(process.execPath, check, { env: { PORT: String((app.address() as AddressInfo).port) } })
  let isWell = true
  await ask()
  isWell = false
  await assert.rejects(ask())
  app.close()
})
