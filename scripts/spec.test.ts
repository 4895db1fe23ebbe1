// SPEC is traceable: each sentence has a row, each row is met or names its departure, and stories prove it.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const docs = join(import.meta.dirname, '..', 'docs')
const read = (...path: string[]) => readFileSync(join(docs, ...path), 'utf8')

/** The cells of every row of a page's tables, without their heads. */
function rowsOf(page: string): string[][] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (SPEC|\|)/.test(line))
    .map((line) => line.slice(2, -2).split(/ (?<!\\)\| /))
}

const lines = read('spec', 'sentences.txt')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const sentences = lines.flatMap((line) => line.split(/(?<=[.?!]['’]?) (?=[A-Z'])/))
const rows = rowsOf(read('spec', 'README.md')).map(([said = '', state = '', shown = '']) => ({
  said: said.replaceAll(String.raw`\|`, '|'),
  state,
  shown,
}))
const departures = [...read('departures.md').matchAll(/^\| <a id="(\d+)"><\/a>\1 \|(.*)\|$/gm)]
const fromSpec = read('departures.md').split('## From our first design')[0]!
const storyRows = readFileSync(join(docs, '..', 'e2e', 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2))
const stories = new Set(storyRows.map((line) => line.split(' | ')[0]!))

test('every sentence of SPEC has a row', () => {
  assert.ok(sentences.length > 200, `only ${sentences.length} sentences`)
  assert.deepEqual(
    sentences.filter((sentence) => !rows.some(({ said }) => said.includes(sentence))),
    [],
  )
})

test('every row is a line of SPEC, once', () => {
  assert.deepEqual(
    rows.map(({ said }) => said),
    lines,
  )
})

test('every row is met, or names a departure from SPEC', () => {
  for (const { said, state } of rows) {
    assert.match(
      state,
      /^met(, but for \[\d+\]\(\.\.\/departures\.md#\d+\)(, \[\d+\]\(\.\.\/departures\.md#\d+\))*)?$/,
      said,
    )
    for (const [, shown, anchor] of state.matchAll(/\[(\d+)\]\(\.\.\/departures\.md#(\d+)\)/g)) {
      assert.equal(shown, anchor, said)
      assert.ok(fromSpec.includes(`<a id="${anchor}">`), `${said}: departure ${anchor}`)
    }
  }
})

test('every row is shown by rows of the table of stories', () => {
  for (const { said, shown } of rows) {
    for (const label of shown.split('<br>')) assert.ok(stories.has(label), `${said}: ${label}`)
  }
})

test('every departure has its reason, and each from SPEC a row that names it', () => {
  assert.deepEqual(
    departures.map(([, number]) => Number(number)).sort((one, other) => one - other),
    departures.map((_, place) => place + 1),
  )
  for (const [, number, cells] of departures) {
    assert.equal(cells!.split(' | ').filter((cell) => cell.trim().length > 5).length, 3, `departure ${number}`)
    const isNamed = rows.some(({ state }) => state.includes(`departures.md#${number})`))
    assert.equal(isNamed, fromSpec.includes(`<a id="${number}">`), `departure ${number}`)
  }
})

test('what SPEC says in sizes and shapes is measured by a story that shows its row', () => {
  const measured = read('spec', 'measured.md').match(/^\| (?!SPEC says|---).+(?= \|$)/gm) ?? []
  const said = new Set<string>()
  for (const line of measured) {
    const [sentence = '', what, on, least, most] = line.slice(2).split(' | ')
    said.add(sentence)
    assert.ok(what && on && Number(least) > 0 && Number(most) >= Number(least), line)
    const [row, ...others] = rows.filter((each) => each.said.includes(sentence))
    assert.ok(row && others.length === 0, sentence)
    const shownBy = row.shown.split('<br>').map((label) => storyRows.find((each) => each.startsWith(`${label} | `)))
    assert.ok(
      shownBy.some((each) => each?.includes('`spec-in-numbers.spec.ts`')),
      sentence,
    )
  }
  // The title, the shape of the video, and the word of an error.
  assert.equal(said.size, 3)
})
