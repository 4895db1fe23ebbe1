import assert from 'node:assert/strict'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { codeMistakes, drawn, mistakesOf } from './draw.ts'
import { equivalent } from './equivalent.ts'
import { firstFailure } from './judge.ts'
import { readReach } from './reach.ts'
import { openResults, type Result } from './results.ts'
import { rooms } from './rooms.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const made = await Promise.all(rooms.map(async (room) => ({ room: room.name, mistakes: await mistakesOf(root, room) })))

/** The mistakes of one kind in a file, each as the text that replaces its part. */
function replacements(kind: string, text: string, file = 'server/x.ts'): string[] {
  return codeMistakes(file, text).flatMap((mistake) => (mistake.kind === kind ? mistake.by : []))
}

test('conditions are turned, parts of them dropped, and bounds moved by one', () => {
  const text = 'function f() { if (a < b && c) g(h.slice(0, 3)) }'
  assert.deepEqual(replacements('condition turned', text), ['!(a < b && c)'])
  assert.deepEqual(replacements('condition dropped', text), ['c', 'a < b'])
  assert.deepEqual(replacements('bound off by one', text), ['a <= b', '0 + 1', '3 + 1'])
})

test('checks of rights and other checks are dropped, and errors swallowed', () => {
  const text =
    'async function f() { if (!mayScan(x)) throw new E(); await refuseIfMerged(a); try { g() } catch { h() } }'
  assert.deepEqual(replacements('role check dropped', text), [''])
  assert.deepEqual(replacements('check dropped', text), [''])
  assert.deepEqual(replacements('error swallowed', text), ['{}'])
  assert.deepEqual(replacements('role check dropped', 'serve.owner(call, handle)'), ['editor'])
})

test('awaits and order are lost, ids, zones and units mixed up', () => {
  const text = 'async function f() { await a(list.id); await b(list.teamId, { timeZone: zone }, c * 1000) }'
  assert.deepEqual(replacements('await lost', text), [
    'void a(list.id)',
    'void b(list.teamId, { timeZone: zone }, c * 1000)',
  ])
  assert.equal(replacements('order lost', text).length, 1)
  assert.deepEqual(replacements('wrong list, occasion or team', text), ['teamId', 'id'])
  assert.deepEqual(replacements('zone mixed up', text), ["timeZone: 'UTC'"])
  assert.deepEqual(replacements('unit mixed up', text), ['c'])
})

test('a button does nothing, a value is not renewed, and a wrong name is said', () => {
  const text = 'function F() { setName(a); useEffect(g, [b]); return <button onClick={h}>{`${c} ${d}`}</button> }'
  assert.deepEqual(replacements('button that does nothing', text, 'web/x.tsx'), ['{() => {}}'])
  assert.deepEqual(replacements('stale value', text, 'web/x.tsx'), ['', '[]'])
  assert.deepEqual(replacements('wrong name said', text, 'web/x.tsx'), ['d} ${c'])
  const words = "export const words = { open: 'Open list', close: 'Close list', key: 'some_code' }"
  assert.deepEqual(replacements('wrong name said', words), ["'Close list', close: 'Open list'"])
})

test('every room has mistakes of several kinds, and no two of them are told alike', () => {
  for (const { room, mistakes } of made) {
    assert.ok(new Set(mistakes.map(({ kind }) => kind)).size >= 4, room)
    assert.equal(new Set(mistakes.map(({ says }) => says)).size, mistakes.length, room)
  }
})

test('a seed chooses the same mistakes again, each kind in turn; another seed chooses others', () => {
  const { mistakes } = made.find(({ room }) => room === 'sql')!
  const kinds = new Set(mistakes.map(({ kind }) => kind)).size
  const first = drawn(mistakes, 7).slice(0, kinds)
  assert.equal(new Set(first.map(({ kind }) => kind)).size, kinds)
  assert.deepEqual(drawn(mistakes.toReversed(), 7).slice(0, kinds), first)
  assert.notDeepEqual(drawn(mistakes, 8).slice(0, kinds), first)
})

test('every mistake that is listed as equivalent can still be made', () => {
  const all = new Set(made.flatMap(({ mistakes }) => mistakes.map(({ says }) => says)))
  for (const says of equivalent.keys()) assert.ok(all.has(says), says)
})

test('names lead from a database function, a handler and a rule to the tests that should notice', async () => {
  const reach = await readReach(root)
  const near = (file: string, ...within: string[]) => reach({ file, within }).slice(0, 8)
  assert.ok(near('server/database/functions/scanning/undo.sql', 'undo_admission').some((test) => /undo/.test(test)))
  assert.ok(near('server/features/teams/routes.ts', 'changeRole').includes('server/features/teams/teams.test.ts'))
  assert.equal(near('domain/forecast.ts', 'forecast')[0], 'domain/forecast.test.ts')
})

test('a run that was ended keeps its results, but for a line that was cut off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-results-'))
  try {
    const path = join(folder, 'deep', '7.jsonl')
    const result: Result = { is: 'lives', after: ['a.test.ts'], says: 'one', room: 'sql' }
    await (await openResults(path)).keep(result)
    await appendFile(path, '\n{"is":"lives","says":"two"')
    const again = await openResults(path)
    assert.deepEqual(again.find('one'), result)
    assert.equal(again.find('two'), undefined)
    await again.keep({ ...result, says: 'two' })
    assert.equal((await openResults(path)).find('two')?.says, 'two')
    assert.equal((await readFile(path, 'utf8')).split('\n').length, 4)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('a failed test is named with its file, and files after it do not run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-files-'))
  try {
    const write = (name: string, body: string) =>
      writeFile(join(folder, name), `import { test } from 'node:test'\ntest('adds', () => { ${body} })\n`)
    await write('good.test.mjs', '')
    await write('bad.test.mjs', "throw new Error('no')")
    const { signal } = new AbortController()
    assert.equal(await firstFailure(folder, ['good.test.mjs'], {}, signal), undefined)
    const failure = await firstFailure(folder, ['good.test.mjs', 'bad.test.mjs', 'gone.test.mjs'], {}, signal)
    assert.deepEqual(failure, { file: 'bad.test.mjs', test: 'adds' })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
