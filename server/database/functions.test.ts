// The functions folder matches the database: one function per file, with the same name and a comment, and no text
// twice.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { test } from 'node:test'
import { Client } from 'pg'
import { createDatabase, templateDatabase } from '../testing/postgres.ts'
import { migrate } from './migrate.ts'
import { appRole, ownerRole, schema } from './names.ts'
import { functionFiles, functionsFolder, schemaFiles } from './sql-files.ts'

const { connectionString } = await createDatabase(
  await templateDatabase('functions', (address) => migrate({ connectionString: address })),
)

const files = [...functionFiles.values()]
const longestLine = 135

/** The fault in a file's text, in words; undefined without a fault. */
function faultOf({ name, text }: { name: string; text: string }): string | undefined {
  if (!/^-- [A-Z]/.test(text)) return 'it begins with no comment'
  const made = [...text.matchAll(/^create .*?function (\w+)\(/gm)].map(([, made]) => made)
  if (made.join() !== name) return `it makes ${made.join(', ') || 'no function'}`
  if (!/^create or replace function /m.test(text)) return 'it cannot be made again'
  if (!text.endsWith('\n$$;\n')) return 'it does not end with its body'
  if (
    /\bsecurity definer\b/.test(text) &&
    !/^language .* security definer set search_path = listpass, pg_temp\b/m.test(text)
  )
    return 'it has the rights of the owner without a path of its own'
  if (/[ \t]$|\t/m.test(text)) return 'there are tabs, or blanks at the end of a line'
  if (text.split('\n').some((line) => line.length > longestLine)) return 'a line is too long'
  return undefined
}

test('each file makes one function, by its name, with a comment, and can be applied again', () => {
  for (const file of files) assert.equal(faultOf(file), undefined, file.name)
  const fine = functionFiles.get('take_lease')!
  const wrong = [
    fine.text.replace(/^--.*\n/, ''),
    fine.text.replace('take_lease', 'take_lock'),
    fine.text + fine.text,
    fine.text.replace('or replace ', ''),
    fine.text.replace(' set search_path = listpass, pg_temp', ''),
    fine.text.replace('insert', 'insert \n'),
    fine.text.replace('insert', `insert${' '.repeat(longestLine)}`),
  ]
  for (const text of wrong) assert.notEqual(faultOf({ name: 'take_lease', text }), undefined, text)
})

test('every function is in the folder of a feature or of a room', async () => {
  const rooms = new Set(
    (await Promise.all(['..', '../features'].map((path) => readdir(join(import.meta.dirname, path))))).flat(),
  )
  const paths = (await readdir(functionsFolder, { recursive: true })).filter((path) => path.endsWith('.sql'))
  assert.equal(paths.length, functionFiles.size, 'two files have one name')
  for (const path of paths) {
    const [room, ...rest] = path.split(sep)
    assert.ok(rooms.has(room!) && rest.length === 1, path)
  }
})

test('schema files create no functions, and no function body occurs twice', async () => {
  for (const { name, text } of schemaFiles) assert.doesNotMatch(text, /create (or replace )?function/i, name)
  const bodies = Map.groupBy(files, ({ text }) => text.slice(text.indexOf('as $$')).replaceAll(/\s+/g, ' '))
  for (const [, alike] of bodies) assert.equal(alike.length, 1, alike.map(({ name }) => name).join(', '))
  const folder = join(import.meta.dirname, '..')
  for (const path of await readdir(folder, { recursive: true })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts') || /(^|\/)(testing|proofs)\//.test(path)) continue
    const source = await readFile(join(folder, path), 'utf8')
    assert.doesNotMatch(source, /create (or replace )?function/i, relative(folder, path))
  }
})

test('the database has the functions of the files and no others, and their bodies hold', async () => {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; owner: string }>(
      `select proname as name, proowner::regrole::text as owner from pg_proc where pronamespace = $1::regnamespace`,
      [schema],
    )
    assert.deepEqual(rows.map(({ name }) => name).toSorted(), [...functionFiles.keys()].toSorted())
    for (const { name, owner } of rows) assert.equal(owner, ownerRole, name)

    await client.query(`set role ${ownerRole}; set search_path = ${schema}, pg_temp; set check_function_bodies = on`)
    for (const { name, text } of files) await assert.doesNotReject(client.query(text), name)
    const broken = functionFiles.get('owner_of_list')!.text.replace('owner_id', 'owner')
    await assert.rejects(client.query(broken), /column "owner" does not exist/)
  } finally {
    await client.end()
  }
})

test('the role of the application reads its tables and calls functions, and makes none', async () => {
  const client = new Client({ connectionString, options: `-c search_path=${schema} -c role=${appRole}` })
  await client.connect()
  try {
    await assert.rejects(client.query(functionFiles.get('folded')!.text), { code: '42501' })
  } finally {
    await client.end()
  }
})
