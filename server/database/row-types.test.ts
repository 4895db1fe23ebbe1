// Compares the row type of each raw statement with PostgreSQL's description: names, types, and nullable columns.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { test } from 'node:test'
import { Client } from 'pg'
import { atEnd, createDatabase, templateDatabase } from '../testing/postgres.ts'
import { type Column, describeStatement } from '../testing/statements/describe-statement.ts'
import { type TypedStatement, typedStatements } from '../testing/statements/row-types.ts'
import { migrate } from './migrate.ts'
import { schema } from './names.ts'

const { connectionString } = await createDatabase(
  await templateDatabase('functions', (address) => migrate({ connectionString: address })),
)
const client = new Client({ connectionString, options: `-c search_path=${schema}` })
await client.connect()
atEnd(() => client.end())

const types = new Map(
  (await client.query<{ oid: number; name: string }>('select oid::int, typname as name from pg_type')).rows.map(
    ({ oid, name }) => [oid, name],
  ),
)
/** The nullable columns of tables. A generated column would be nullable if its sources were; none of ours is. */
const nullable = new Set(
  (
    await client.query<{ key: string }>(
      `select attrelid || '.' || attnum as key from pg_attribute
       where attnum > 0 and not attnotnull and attgenerated = '' and attrelid > 16383`,
    )
  ).rows.map(({ key }) => key),
)

const scalar: Record<string, RegExp> = {
  string: /^_?(?:uuid|text|varchar|name|xid8|numeric|interval)$/,
  number: /^_?(?:int2|int4|int8|float4|float8)$/,
  boolean: /^_?bool$/,
  Date: /^_?timestamptz$/,
  Buffer: /^_?bytea$/,
}

/** Statements that cannot be described alone: they are put together from pieces, or take a type from elsewhere. */
const undescribed = new Set([
  'secrets/store.ts Stored',
  'secrets/store.ts { key: string }',
  'database/dump/load-dump.ts { is_used: boolean; is_newer: boolean }',
  'features/audit/store.ts StoredRecord',
  'features/codes/batches/ending/store.ts Unseen',
  'features/contacts/pages/store.ts ContactRow',
  'features/contacts/standing/store.ts Counts',
  'features/contacts/standing/store.ts Difference',
  'features/doors/store.ts OpenedLink',
  'features/lists/store.ts Hook',
  'features/occasions/segments/store.ts { count: number }',
  'features/occasions/segments/store.ts { count: number; some: Guest[] }',
  'features/occasions/segments/store.ts { id: string }',
  'features/privacy/export/lines/store.ts Line',
  'features/privacy/export/notices/store.ts Line',
  'features/privacy/export/of-list/store.ts Line',
  'features/privacy/export/store.ts Line',
  'features/scanning/guests/store.ts GuestCounts',
  'features/scanning/guests/store.ts NameRow',
  'features/scanning/guests/store.ts { id: string }',
  'features/scanning/people/by-name/store.ts Counts',
  'features/scanning/people/by-name/store.ts NamedPerson',
  'features/scanning/people/by-name/store.ts { begin: string }',
  'features/scanning/people/store.ts FoundPerson',
  'jobs/wakes.ts { queue: string; inMs: number }',
  'moving/export-team.ts { id: string; box: string }',
  'moving/stage.ts { is_strange: boolean }',
  'moving/take-in.ts Person',
  'moving/take-in.ts { is_there: boolean; is_own_and_empty: boolean; left_for: string | null }',
])

/** Nullable columns of which the statement selects only rows with a value. */
const askedFor = new Set(['features/contacts/standing/store.ts reason', 'features/occasions/segments/store.ts begunAt'])

function faultOf(column: Column, declared: string): string | undefined {
  const actual = types.get(column.dataTypeID)!
  const isList = declared.replace(/\s*\|\s*(?:null|undefined)/g, '').endsWith('[]')
  const [first = ''] = /^[A-Za-z]+/.exec(declared) ?? []
  const expected = scalar[first]
  if (/^_?jsonb?$/.test(actual)) {
    if (/^(?:Date|Buffer)\b/.test(declared)) return `${column.name} is ${declared}, and ${actual} comes`
  } else if (expected && (!expected.test(actual) || isList !== actual.startsWith('_')))
    return `${column.name} is ${declared}, and ${actual} comes`
  const mayBeNull = /\bnull\b/.test(declared)
  if (!mayBeNull && nullable.has(`${column.tableID}.${column.columnID}`))
    return `${column.name} is ${declared}, and may be null`
  return undefined
}

async function faultsOf({ text, fields }: TypedStatement): Promise<string[]> {
  const columns = await describeStatement(client, text)
  const names = new Set(columns.map(({ name }) => name))
  return [
    ...columns.filter(({ name }) => !fields!.has(name)).map(({ name }) => `${name} comes and is in no type`),
    ...[...fields!.keys()].filter((name) => !names.has(name)).map((name) => `${name} never comes`),
    ...columns.flatMap((column) => faultOf(column, fields!.get(column.name) ?? 'unknown | null') ?? []),
  ]
}

const server = join(import.meta.dirname, '..')
const statements: (TypedStatement & { path: string })[] = []
for (const path of await readdir(server, { recursive: true })) {
  if (!path.endsWith('.ts') || /\.test\.ts$|(?:^|[\\/])(?:testing|proofs)[\\/]/.test(path)) continue
  const source = await readFile(join(server, path), 'utf8')
  for (const each of typedStatements(source)) statements.push({ ...each, path: path.split(sep).join('/') })
}

const nameOf = ({ path, type }: { path: string; type: string }) => `${path} ${type.replaceAll(/\s+/g, ' ')}`

/** The faults of a statement; undefined if it cannot be described. */
async function checked(statement: TypedStatement): Promise<string[] | undefined> {
  return statement.fields && faultsOf(statement).catch(() => undefined)
}

test('the rows of a raw statement match its row type', async () => {
  assert.ok(statements.length > 90, `${statements.length} statements`)
  const without = new Set<string>()
  for (const statement of statements) {
    const faults = undescribed.has(nameOf(statement)) ? undefined : await checked(statement)
    if (faults) {
      const left = faults.filter((fault) => !askedFor.has(`${statement.path} ${fault.split(' ')[0]}`))
      assert.deepEqual(left, [], `${statement.path}:${statement.where}`)
    } else without.add(nameOf(statement))
  }
  assert.deepEqual(without, undescribed)
})

test('a wrong name, a wrong type and a forgotten null are found', async () => {
  const faults = async (source: string) => faultsOf(typedStatements(source)[0]!)
  const row = (type: string) => `sql<${type}>\`select id, name, display_field, default_max, created_at from lists\``
  const right = '{ id: string; name: string; display_field: string | null; default_max: number; created_at: Date }'
  assert.deepEqual(await faults(row(right)), [])
  for (const [was, becomes, fault] of [
    ['name:', 'title:', 'name comes and is in no type'],
    ['id: string;', 'id: string; extra: string;', 'extra never comes'],
    ['default_max: number', 'default_max: string', 'default_max is string, and int4 comes'],
    ['created_at: Date', 'created_at: string', 'created_at is string, and timestamptz comes'],
    ['name: string', 'name: string[]', 'name is string[], and text comes'],
    ['string | null', 'string', 'display_field is string, and may be null'],
  ] as const)
    assert.ok((await faults(row(right.replace(was, becomes)))).includes(fault), fault)
})
