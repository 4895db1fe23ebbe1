// Every story in the table of e2e/README.md must exist with that title and file.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'e2e', 'README.md'), 'utf8')
const sections = readme.split(/^## /m).slice(1)
const numbered = sections.filter((section) => /^\d/.test(section))

/** All `file › title` citations of a cell. */
const cited = /`([\w./-]+\.(?:spec|test)\.ts)` › (.+?)(?=<br>| \|$)/g
const titled = /\btest(?:\.describe)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g

function rowsOf(section: string): string[] {
  return section.split('\n').filter((line) => line.startsWith('| ') && !/^\| (-|what )/.test(line))
}

function titlesIn(file: string): Set<string> {
  const source = readFileSync(join(root, file.includes('/') ? file : `e2e/${file}`), 'utf8')
  return new Set(
    [...source.matchAll(titled)].map(([, , title]) => title!.replaceAll(/\\(.)/g, '$1').replace(/ @edge$/, '')),
  )
}

test('every story that the table names exists', () => {
  const found = [...readme.matchAll(new RegExp(cited, 'gm'))]
  assert.ok(found.length > 100, `only ${found.length} stories are named`)
  const missing = found.filter(([, file, title]) => !titlesIn(file!).has(title!)).map(([citation]) => citation)
  assert.deepEqual(missing, [])
})

test('every line of the table is shown by a story', () => {
  assert.deepEqual(
    numbered.map((section) => Number.parseInt(section, 10)),
    [2, 3, 4, 5, 6, 7, 8, 9],
  )
  for (const section of numbered) {
    const rows = rowsOf(section)
    assert.ok(rows.length > 0, section.slice(0, 40))
    for (const row of rows) {
      const [what = '', shown = ''] = row.split(' | ')
      const isShown = [...row.matchAll(new RegExp(cited, 'gm'))].length === shown.split('<br>').length
      assert.ok(isShown, what)
    }
  }
})

test('every file of stories is in the table', () => {
  const files = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'))
  const unnamed = files.filter((name) => !readme.includes(`\`${name}\``))
  assert.deepEqual(unnamed, [])
})
