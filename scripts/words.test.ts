// The words of a screen change with its language, so code reads them when it needs them and never once for all.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { filesIn, read } from './testing/pages.ts'

const ofScreens =
  /^web\/(?:ui|api|app|features\/(?:scanner|account|dashboard|setup|finder|auth\/join))\/.*(?<!\.test)\.tsx?$/

test('no screen reads its words when its module loads', () => {
  const files = filesIn('web').filter((path) => ofScreens.test(path))
  assert.ok(files.length > 100)
  assert.deepEqual(files.flatMap(readOnce), [])
  assert.ok(files.flatMap((path) => [...wordsIn(path)]).length > 100)
})

test('a word that is read once is found under each of its names', () => {
  const names = new Set(['words', 'said'])
  const once = ['const a = words.title', 'const { b } = said', 'const c = { d: [said.e] }', 'f(<p>{words.g.h}</p>)']
  for (const source of once) assert.equal(found(source, names).length, 1, source)
  const later = ['const a = () => words.title', 'function b(c = said.d) {}', 'const e = other.title', 'f(words)']
  for (const source of later) assert.equal(found(source, names).length, 0, source)
})

function readOnce(path: string): string[] {
  return found(read(path), wordsIn(path)).map((text) => `${path}: ${text}`)
}

type Node = { type?: string; start: number; end: number; [key: string]: unknown }
type Named = { name: string }

/** The names in this file for words that change: they are exported with `let`. */
function wordsIn(path: string): Set<string> {
  const own = changing(read(path))
  const { body } = parseSync('screen.tsx', read(path)).program
  for (const line of body) {
    if (line.type !== 'ImportDeclaration' || !line.source.value.startsWith('.')) continue
    const from = join(path, '..', line.source.value)
    const changed = existsSync(from) ? changing(read(from)) : new Set()
    for (const each of line.specifiers)
      if (each.type === 'ImportSpecifier' && changed.has((each.imported as Named).name)) own.add(each.local.name)
  }
  return own
}

function changing(source: string): Set<string> {
  return new Set([...source.matchAll(/^export let (\w+)/gm)].map(([, name]) => name!))
}

/** The places that read one of these words outside of any function. */
function found(source: string, names: ReadonlySet<string>): string[] {
  const places: string[] = []
  const isWord = (node: unknown) => names.has((node as Partial<Named> | null)?.name ?? '')
  const look = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { type, object, init, start, end } = node as Node
    if (type !== undefined && /^(?:Arrow)?Function/.test(type)) return
    if ((type === 'MemberExpression' && isWord(object)) || (type === 'VariableDeclarator' && isWord(init)))
      places.push(source.slice(start, end))
    for (const inner of Object.values(node)) look(inner)
  }
  look(parseSync('screen.tsx', source).program)
  return places
}
