// The pages of the documentation, as the tests of the documents read them.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

export const read = (path: string) => readFileSync(join(root, path), 'utf8')

export const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

export const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'e2e/README.md',
  'sandbox/facts.md',
  ...filesIn('docs').filter((path) => path.endsWith('.md')),
]

/** Decisions are never rewritten, so the files that they name may be gone. */
export const livingPages = pages.filter((path) => !path.startsWith('docs/decisions/'))

export const guidePages = pages.filter((path) => path.startsWith('docs/guide/') || path === 'docs/door.md')

export const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')

/** The rows of the table behind a heading or an anchor, cell by cell. */
export function tableAfter(path: string, mark: string): string[][] {
  const behind = read(path).split(mark)[1]
  assert.ok(behind !== undefined, `${path} has no ${mark}`)
  const lines = behind.slice(behind.indexOf('\n|') + 1).split('\n')
  const rows = lines.slice(
    2,
    lines.findIndex((line) => !line.startsWith('|')),
  )
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  )
}
