// SQL is lower case: keywords and names. A raw statement may rename a column to one of our names in double quotes.
import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../testing/processes.ts'
import { templateFrom } from '../testing/statement-uses.ts'
import { functionFiles, schemaFiles } from './sql-files.ts'

/** Text that may have capitals: comments, strings, the E before a string with escapes, and quoted names. */
const mayHaveCapitals = /--.*$|(?:(?<!\w)E)?'(?:[^']|'')*'|"[^"]*"/gm

function capitalsIn(statement: string): string[] {
  return statement.replaceAll(mayHaveCapitals, '').match(/\b\w*[A-Z]\w*/g) ?? []
}

test('schema files and functions are lower case', () => {
  for (const { text } of [...schemaFiles, ...functionFiles]) assert.deepEqual(capitalsIn(text), [])
})

test('statements of the server are lower case', async () => {
  let statements = 0
  for await (const path of glob('server/**/*.ts', { cwd: root })) {
    if (path.endsWith('.test.ts') || path === 'server/testing/statement-uses.ts') continue
    const source = await readFile(join(root, path), 'utf8')
    for (const { 0: tag, index } of source.matchAll(/\bsql(?:<[^`]*?>)?`/g)) {
      statements += 1
      assert.deepEqual(capitalsIn(templateFrom(source, index + tag.length)), [], path)
    }
  }
  assert.ok(statements > 200, `${statements} statements`)
})

test('a capital is found in a keyword and in a name, and not in a comment, a text or a quoted name', () => {
  assert.deepEqual(capitalsIn('SELECT scanId from scans'), ['SELECT', 'scanId'])
  assert.deepEqual(capitalsIn(`select id as "scanId" from scans -- The newest\nwhere reason = 'It''s OK'`), [])
})
