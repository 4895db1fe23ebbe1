// Each table has an owner, and each statement of the server respects the row of features.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { crossingsAmong, everyStatement, usesInFunction, usesInSource, usesInSql } from '../testing/statement-uses.ts'
import { root } from '../testing/processes.ts'
import { allowedCrossings } from './allowed-crossings.ts'
import { owners as tables } from './owners.ts'
import { sqlFunctions, schemaFiles } from './sql-files.ts'

/**
 * Reads the row of features from docs/house.md. Rooms that every feature may use come before it, and rooms that see
 * everything come after it.
 */
async function readRow(): Promise<string[]> {
  const house = await readFile(join(root, 'docs', 'house.md'), 'utf8')
  const [, named = ''] = /Features stand in a row[^`]*`([^`]+)`/.exec(house) ?? []
  const features = named.split(',').map((name) => name.trim())
  assert.ok(features.length > 10, 'the row of features is in docs/house.md')
  const below = ['database', 'mailchimp', 'secrets', 'http', 'jobs', 'mail']
  return [...below, ...features, 'metrics', 'backup', 'moving', 'verify', 'admin']
}

const functions = new Map([...sqlFunctions.values()].map(({ name, room }) => [name, room]))
const owners = { tables, functions, row: await readRow() }
const statements = await everyStatement()

test('each table of the schema has one owner in the row', async () => {
  const made = schemaFiles.flatMap(({ text }) => [...text.matchAll(/^create table (\w+)/gm)].map(([, name]) => name!))
  const drops = schemaFiles.flatMap(({ text }) => [...text.matchAll(/^drop table (\w+)/gm)].map(([, name]) => name!))
  const dropped = new Set(drops)
  const there = made.filter((name) => !dropped.has(name))
  assert.deepEqual(Object.keys(tables).toSorted(), [...there, 'schema_files', 'schema_functions'].toSorted())
  for (const owner of [...Object.values(tables), ...functions.values()]) assert.ok(owners.row.includes(owner), owner)
})

test('a table is written by its owner, and read or reached by functions from features after it', () => {
  const crossings = crossingsAmong(statements, owners)
  for (const [crossing, places] of crossings)
    assert.ok(crossing in allowedCrossings, `${crossing}, in ${[...places].join(', ')}`)
  for (const allowed of Object.keys(allowedCrossings))
    assert.ok(crossings.has(allowed), `${allowed}: it crosses no more, so it need not be allowed`)
})

test('a function has the rights of the owner only if a caller without them reaches it, or a trigger', () => {
  const isOwners = (name: string) => /^language .*\bsecurity definer\b/m.test(sqlFunctions.get(name)?.text ?? '')
  const isTrigger = (name: string) => sqlFunctions.get(name)?.text.includes(') returns trigger\n')
  const calls = Map.groupBy(
    statements.filter(({ kind }) => kind === 'calls'),
    ({ where }) => where,
  )
  const reached = new Set<string>()
  const reach = (where: string) => {
    for (const { name } of calls.get(where) ?? []) {
      if (reached.has(name)) continue
      reached.add(name)
      if (!isOwners(name)) reach(name)
    }
  }
  for (const where of calls.keys()) if (!sqlFunctions.has(where) || (isTrigger(where) && !isOwners(where))) reach(where)
  const given = [...sqlFunctions.keys()].filter((name) => isOwners(name) && !isTrigger(name))
  assert.ok(given.length > 50)
  assert.deepEqual(
    given.filter((name) => !reached.has(name)),
    [],
  )
})

test('a statement that crosses the row is found, in a function, in a template and in a chain', async () => {
  const crossed = async (uses: Promise<{ kind: 'reads' | 'writes' | 'calls'; name: string }[]>) => [
    ...crossingsAmong(
      (await uses).map((use) => ({ ...use, user: 'audit', where: 'here' })),
      owners,
    ).keys(),
  ]
  const wrong: [Promise<{ kind: 'reads' | 'writes' | 'calls'; name: string }[]>, string][] = [
    [usesInSource('await sql`select 1 from audit_log join lists on true`.execute(db)'), 'audit reads lists'],
    [usesInSource('sql<{ id: string }>`update users set name = ${name} where id = ${id}`'), 'audit writes users'],
    [usesInSource('sql`where exists (select from contacts c where c.id = ${sql.ref(id)})`'), 'audit reads contacts'],
    [usesInSource("tx.deleteFrom('scans').execute()"), 'audit writes scans'],
    [usesInSource("tx.selectFrom(['audit_log', 'rules as r']).selectAll()"), 'audit reads rules'],
    [usesInSource("tx.selectFrom('audit_log').innerJoin('fields', 'a', 'b')"), 'audit reads fields'],
    [usesInSource("pool.query('insert into batches values ($1)', [id])"), 'audit writes batches'],
    [usesInSource('pool.query(`select * from decide_scans($1, ${more})`)'), 'audit calls decide_scans'],
    [usesInSql('with kept as (delete from sessions returning id) select id from kept'), 'audit writes sessions'],
    [usesInSql('select 1 from audit_log where exists (select from accounts)'), 'audit reads accounts'],
    [usesInFunction(sqlFunctions.get('correct_scan')!.text), 'audit writes scan_corrections'],
    [
      usesInFunction(sqlFunctions.get('folded')!.text.replace('lower(t)', 'display_value(t)')),
      'audit calls display_value',
    ],
  ]
  for (const [uses, crossing] of wrong) assert.ok((await crossed(uses)).includes(crossing), crossing)
  assert.deepEqual(await crossed(usesInSql('with lists as (select 1) select * from lists')), [])
  assert.deepEqual(await crossed(usesInSource("tx.insertInto('audit_log').values(row)")), [])
})

test('statements are found everywhere that there are some', () => {
  const files = new Set(statements.map(({ where }) => where))
  for (const place of [
    'decide_scans',
    'list_overview',
    'features/contacts/store.ts',
    'features/auth/store.ts',
    'admin/store.ts',
  ])
    assert.ok(files.has(place), place)
  const used = new Set(statements.map(({ name }) => name))
  for (const table of Object.keys(tables)) assert.ok(used.has(table), `${table} is used nowhere`)
})
