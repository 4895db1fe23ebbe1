// Icons are drawn (Icon.tsx). A glyph of a font looks different on each device, and some devices lack it.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const web = join(import.meta.dirname, '..')
/** Arrows, ticks, crosses, stars, triangles and dots that stand for an icon; not the name of a key on a Mac. */
const glyphs =
  /[\u2190-\u21ff\u2300-\u2317\u2319-\u23ff\u25a0-\u27bf\u2b00-\u2bff\u22ef\u203a\u2039\u{1f300}-\u{1faff}]/u
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

test('no screen uses a glyph of a font as an icon', () => {
  const files = globSync('**/*.{ts,tsx,css}', { cwd: web, exclude: ['**/*.test.ts', '**/testing/**'] })
  assert.ok(files.length > 300, `${files.length} files`)
  const found = files.filter((path) => glyphs.test(readFileSync(join(web, path), 'utf8').replaceAll(comment, '')))
  assert.deepEqual(found, [])
})
