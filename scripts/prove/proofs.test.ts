import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gathered, withFigures } from './keep-figures.ts'
import { longProofs } from './long-proofs.ts'
import type { Proof } from './proof.ts'
import { proofs } from './proofs.ts'
import { runProof } from './run-proof.ts'

const root = join(import.meta.dirname, '..', '..')
const all = [...proofs, ...longProofs]
const filesOf = ({ by }: Proof) => ('tests' in by ? by.tests : 'stories' in by ? by.stories : by.program.slice(0, 1))

test('every proof of the server is run by npm run prove or prove:long', () => {
  const named = new Set(all.flatMap(filesOf))
  const missing = readdirSync(join(root, 'server', 'proofs'))
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => !named.has(`server/proofs/${name}`))
  assert.deepEqual(missing, [])
})

test('every named file exists, and every name occurs once', () => {
  assert.deepEqual(
    all.flatMap(filesOf).filter((file) => !existsSync(join(root, file))),
    [],
  )
  assert.equal(new Set(all.map(({ name }) => name)).size, all.length)
})

test('its proofs are given up in less than six hours, even if each took all of its time', () => {
  const minutes = proofs.reduce((sum, proof) => sum + proof.minutes, 0)
  assert.ok(minutes < 360, `${minutes} minutes`)
})

// The copy is inside the tree, so that its tests find their modules.
const cache = join(root, 'node_modules', '.cache')
await mkdir(cache, { recursive: true })
const folder = await mkdtemp(join(cache, 'proofs-'))
after(() => rm(folder, { recursive: true }))

async function runText(text: string, minutes = 1) {
  const file = join(folder, 'one.test.mjs')
  await writeFile(file, `import { test } from 'node:test'\n${text}`)
  return runProof(root, { name: 'one', shows: 'x', by: { tests: [file] }, minutes })
}

test('a proof that holds tells its figures; one that fails, breaks off or never ends says so', async () => {
  const holds = await runText(`test('a', (t) => t.diagnostic('12 of 12'))`)
  assert.deepEqual([holds.figures, holds.failures], [['12 of 12'], []])
  const fails = await runText(`test('the hall is full', () => { throw new Error('one too many') })`)
  assert.match(fails.failures.join(), /^the hall is full\n.*one too many/s)
  assert.equal((await runText('process.exit(3)')).failures.length, 1)
  const late = await runText(`test('a', () => new Promise(() => setInterval(() => {}, 1000)))`, 0.02)
  assert.equal(late.failures.length, 1)
})

test('a figure that was measured again and again is one line, from the least to the most', () => {
  const figures = [
    'ready after 950 ms',
    '12 of 12',
    'ready after 1200 ms',
    'ready after 80.5 ms',
    '1 of 2 in 3 s',
    '1 of 2 in 9 s',
  ]
  assert.deepEqual(gathered(figures), ['ready after 80.5 to 1200 ms (3 ×)', '12 of 12', '1 of 2 in 3 to 9 s (2 ×)'])
})

test('the page renews rows of proofs that held, and keeps all others', () => {
  const page = readFileSync(join(root, 'docs', 'proofs.md'), 'utf8')
  const row = (name: string, figures: string[], failures: string[] = []) => ({ name, minutes: 1, figures, failures })
  const first = withFigures(
    page,
    all,
    [row('kills', ['1|2']), row('memory', ['a former figure'])],
    '2026-01-01',
    'the former machine',
  )
  const second = withFigures(
    first,
    all,
    [row('kills', [], ['no']), row('memory', ['new'])],
    '2026-02-02',
    'the next machine',
  )
  assert.match(second, /\| `kills` \|.*\| 1\\\|2 \| 1\.0 \| 2026-01-01 \|/)
  assert.match(second, /\| `memory` \|.*\| new \| 1\.0 \| 2026-02-02 \|/)
  assert.ok(
    !second.includes('a former figure') &&
      second.includes('the next machine') &&
      !second.includes('the former machine'),
  )
  assert.equal(second.split('\n')[0], page.split('\n')[0])
})
