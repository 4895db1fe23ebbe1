// The words of a screen change with its language, so code reads them when it needs them and never once for all.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { filesIn, read } from './testing/pages.ts'

const ofScreens = /^web\/(?:ui|api|features\/scanner)\/.*(?<!\.test)\.tsx?$/

test('no screen reads its words when its module loads', () => {
  const files = filesIn('web').filter((path) => ofScreens.test(path))
  assert.ok(files.length > 100)
  assert.deepEqual(files.flatMap(readOnce), [])
  assert.equal(found('const title = words.page.title').length, 1)
  assert.equal(found('const title = () => words.page.title').length, 0)
})

function readOnce(path: string): string[] {
  return found(read(path)).map((text) => `${path}: ${text}`)
}

/** The places that use `words` outside of any function. */
function found(source: string): string[] {
  const places: string[] = []
  const look = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { type, object, start, end } = node as {
      type?: string
      object?: { name?: string }
      start: number
      end: number
    }
    if (type !== undefined && /^(?:Arrow)?Function/.test(type)) return
    if (type === 'MemberExpression' && object?.name === 'words') places.push(source.slice(start, end))
    for (const inner of Object.values(node)) look(inner)
  }
  look(parseSync('screen.tsx', source).program)
  return places
}
