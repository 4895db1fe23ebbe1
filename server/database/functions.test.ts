// The functions folder matches the database: files by subject, each function once and with a comment, and no text twice.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { test } from 'node:test'
import { Client } from 'pg'
import { createDatabase, templateDatabase } from '../testing/postgres.ts'
import { functionsInFile } from './functions-in-file.ts'
import { migrate } from './migrate.ts'
import { appRole, ownerRole, schema, workerRole } from './names.ts'
import { functionFiles, schemaFiles, sqlFunctions } from './sql-files.ts'

const { connectionString } = await createDatabase(
  await templateDatabase('functions', (address) => migrate({ connectionString: address })),
)

const functions = [...sqlFunctions.values()]
const longestLine = 135

/** The fault in a function's text, in words; undefined without a fault. */
function faultOf(text: string): string | undefined {
  if (!/^-- [A-Z]/.test(text)) return 'it has no comment'
  const made = text.match(/^create .*?function \w+\(/gm) ?? []
  if (made.length !== 1) return `it makes ${made.length} functions`
  if (!/^create or replace function /m.test(text)) return 'it cannot be made again'
  if (!text.endsWith('\n$$;\n')) return 'it does not end with its body'
  if (
    /\bsecurity definer\b/.test(text) &&
    !/^language .* security definer set search_path = listpass, pg_temp\b/m.test(text)
  )
    return 'it has the rights of the owner without a path of its own'
  if (/\bsecurity definer\b/.test(text) && !text.replaceAll('\n-- ', ' ').includes("With the owner's rights, because "))
    return 'it has the rights of the owner without a reason'
  if (/[ \t]$|\t/m.test(text)) return 'there are tabs, or blanks at the end of a line'
  if (text.split('\n').some((line) => line.length > longestLine)) return 'a line is too long'
  return undefined
}

/** The fault in a file's text, in words; undefined without a fault. */
function faultOfFile(file: string): string | undefined {
  if (!/^-- [A-Z].*\n(?:-- .*\n)*\n--/.test(file)) return 'no comment says what its subject is'
  if (file.includes('\n\n\n')) return 'two empty lines are in a row'
  return functionsInFile(file)
    .map(({ text }) => faultOf(text))
    .find((fault) => fault !== undefined)
}

test('each file has a subject and its functions, each with a comment of its own, and each can be made again', () => {
  for (const { path, text } of functionFiles) assert.equal(faultOfFile(text), undefined, path)
  const subject = '-- Buckets of tries.\n'
  const { text: fine } = sqlFunctions.get('forget_buckets')!
  const other = fine.replace('forget_buckets', 'forget_pails')
  assert.equal(faultOfFile(`${subject}\n${fine}\n${other}`), undefined)
  const wrong = [
    fine,
    `${subject}${fine}`,
    `${subject}\n${fine}${other}`,
    `${subject}\n\n${fine}`,
    ...[
      fine.replace(/^--.*\n(--.*\n)*/, ''),
      fine + other,
      fine.replace('or replace ', ''),
      fine.replace(' set search_path = listpass, pg_temp', ''),
      fine.replace('because', 'as'),
      fine.replace('delete', 'delete \n'),
      fine.replace('delete', `delete${' '.repeat(longestLine)}`),
      `${fine}-- The end.\n`,
    ].map((text) => `${subject}\n${text}\n${other}`),
  ]
  for (const file of wrong) assert.notEqual(faultOfFile(file), undefined, file)
})

test('no function is in two files, or twice in one', () => {
  const made = functionFiles.flatMap(({ text }) => functionsInFile(text).map(({ name }) => name))
  assert.deepEqual(made.toSorted(), [...sqlFunctions.keys()].toSorted())
})

test('every file of functions is in the folder of a feature or of a room', async () => {
  const rooms = new Set(
    (await Promise.all(['..', '../features'].map((path) => readdir(join(import.meta.dirname, path))))).flat(),
  )
  for (const { path } of functionFiles) {
    const [room, ...rest] = path.split(sep)
    assert.ok(rooms.has(room!) && rest.length === 1, path)
  }
})

test('schema files create no functions, and no function body occurs twice', async () => {
  for (const { name, text } of schemaFiles) assert.doesNotMatch(text, /create (or replace )?function/i, name)
  const bodies = Map.groupBy(functions, ({ text }) => text.slice(text.indexOf('as $$')).replaceAll(/\s+/g, ' '))
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
    assert.deepEqual(rows.map(({ name }) => name).toSorted(), [...sqlFunctions.keys()].toSorted())
    for (const { name, owner } of rows) assert.equal(owner, ownerRole, name)

    await client.query(`set role ${ownerRole}; set search_path = ${schema}, pg_temp; set check_function_bodies = on`)
    for (const { name, text } of functions) await assert.doesNotReject(client.query(text), name)
    const broken = sqlFunctions.get('has_left')!.text.replace('l.has_left', 'l.left')
    await assert.rejects(client.query(broken), /column l.left does not exist/)
  } finally {
    await client.end()
  }
})

test('the roles of requests and of background work call functions, and make none', async () => {
  for (const role of [appRole, workerRole]) {
    const client = new Client({ connectionString, options: `-c search_path=${schema} -c role=${role}` })
    await client.connect()
    try {
      await assert.rejects(client.query(sqlFunctions.get('folded')!.text), { code: '42501' })
    } finally {
      await client.end()
    }
  }
})
