// The words of a screen change with its language, so code reads them when it needs them and never once for all.
import assert from 'node:assert/strict'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { filesIn, read } from './testing/pages.ts'

const ofScreens =
  /^web\/(?:ui|api|app|product|features\/(?:scanner|account|code-manager|dashboard|setup|finder|occasions|auth|guide|landing|marketing))\/.*(?<!\.test)\.tsx?$/

/** The names of a file under which it exports words that change. */
const changing = (source: string) => [...source.matchAll(/^export let (\w+)/gm)].map(([, name]) => name!)

test('no screen reads its words when its module loads', () => {
  const files = filesIn('web').filter((path) => ofScreens.test(path))
  assert.ok(files.length > 200)
  assert.deepEqual(files.flatMap(readOnce), [])
})

test('words are found under each name that a screen gives them', () => {
  const names = () => ['words', 'sentences']
  const count = (source: string) => found(source, names).length
  const imported = "import { words as door, sentences } from './words.ts'\n"
  assert.equal(count(`${imported}const title = door.page.title`), 1)
  assert.equal(count(`${imported}const { title } = door`), 1)
  assert.equal(count(`${imported}const all = { sentences }`), 1)
  assert.equal(count(`${imported}const labels = [sentences.from('now')]`), 1)
  assert.equal(count(`${imported}const all = { title: door.title } satisfies object`), 1)
  assert.equal(count('export let words = first\nconst { title } = words'), 1)
  assert.equal(count(`${imported}const title = () => door.page.title`), 0)
  assert.equal(count(`${imported}type Title = keyof typeof door.page`), 0)
  assert.equal(count(`${imported}const other = { sentences: 1 }.sentences`), 0)
  assert.equal(found("import { words } from './colours.ts'\nconst all = words.red", () => []).length, 0)
  assert.deepEqual(changing('export let words: Words = first\n'), ['words'])
})

function readOnce(path: string): string[] {
  const namesOf = (from: string) => (/^\..*\.tsx?$/.test(from) ? changing(read(join(dirname(path), from))) : [])
  return found(read(path), namesOf).map((text) => `${path}: ${text}`)
}

type Node = { type?: string; name?: string; start: number; end: number; [part: string]: unknown }
type Import = Node & { source: { value: string }; specifiers: { imported?: Node; local: Node }[] }

/** The places that use imported words outside of any function. `namesOf`: the changing words of another file. */
function found(source: string, namesOf: (from: string) => string[]): string[] {
  const { body } = parseSync('screen.tsx', source).program as unknown as { body: Node[] }
  const imports = body.filter((each) => each.type === 'ImportDeclaration') as Import[]
  const imported = imports.flatMap(({ source: { value }, specifiers }) =>
    specifiers.filter((each) => namesOf(value).includes(each.imported?.name ?? '')).map(({ local }) => local.name),
  )
  const locals = new Set([...imported, ...changing(source)])
  const places: string[] = []
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type = '', name, start, end } = node as Node
    if (/^(?:Arrow)?Function|^TS(?!\w*Expression$)|^ImportDeclaration/.test(type)) return
    if (type === 'Identifier' && name !== undefined && locals.has(name)) places.push(source.slice(start, end))
    else for (const inner of partsOf(node as Node)) look(inner)
  }
  for (const each of body) if (!isFirstWords(each)) look(each)
  return places
}

/** Without the names of properties, which are no variables. */
function partsOf(node: Node): unknown[] {
  const isName = (part: string) => node['computed'] === false && (part === 'property' || part === 'key')
  return Object.entries(node).flatMap(([part, inner]) => (isName(part) ? [] : [inner]))
}

/** Words that change may begin as words that have changed already. */
function isFirstWords({ type, declaration }: Node): boolean {
  return type === 'ExportNamedDeclaration' && (declaration as { kind?: string } | null)?.kind === 'let'
}
