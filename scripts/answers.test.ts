// The server says nothing in English alone: its sentences come from the catalogue, in the reader's language.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { filesIn, read } from './testing/pages.ts'

/** Code whose English is not the text of an answer, or stays as it is in every language. */
const others = new RegExp(
  [
    String.raw`\.test\.ts$|/testing/`,
    // Names and help that Mailchimp keeps: a segment is found again by its name.
    '^server/features/codes/field-roles',
    '^server/features/following-up/names',
    // Files for programs, and for an operator who has not built the web app.
    '^server/features/guest-page/public-routes',
  ].join('|'),
)

test('no feature has an English sentence in its code', () => {
  const files = filesIn('server/features').filter((path) => path.endsWith('.ts') && !others.test(path))
  assert.ok(files.length > 300)
  const found = files.flatMap((path) => sentencesIn(read(path)).map((text) => `${path}: ${text}`))
  assert.deepEqual(found, [])
})

test('a sentence is found as a text, in a choice and with values, but not as a fault', () => {
  const found = (source: string) => sentencesIn(source).length
  assert.equal(found("const answer = { message: 'Team added successfully' }"), 1)
  assert.equal(found("const answer = { message: isFirst ? 'Added now.' : 'Added before.' }"), 2)
  assert.equal(found('const answer = { message: `Invitation sent to ${email}.` }'), 1)
  assert.equal(found('const answer = { message: `“${name}” is there.` }'), 1)
  assert.equal(found("throw new Error('Some code is wrong')"), 0)
  assert.equal(found("const answer = { message: said('team_added') }"), 0)
})

type Node = { type?: string; value?: unknown; start: number; end: number; [part: string]: unknown }

/** Texts of several words that begin with a capital letter or a quote. Faults are for logs. */
function sentencesIn(source: string): string[] {
  const found: string[] = []
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type = '', value, start, end } = node as Node
    if (type === 'NewExpression' && /^new \w*Error\b/.test(source.slice(start, end))) return
    const isText = type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')
    if (isText && /^.[\p{Lu}“](?:[\p{Ll}’]*|\$\{[^}]*\}”) \S*\p{Ll}/u.test(source.slice(start, end)))
      found.push(source.slice(start, end))
    for (const inner of Object.values(node)) look(inner)
  }
  look(parseSync('feature.ts', source).program)
  return found
}
