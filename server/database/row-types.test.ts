// Compares the row type of each raw statement with PostgreSQL's description: names, types, and nullable columns.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { test } from 'node:test'
import { Client, type Connection, type Submittable } from 'pg'
import { migrate } from './migrate.ts'
import { schema } from './names.ts'
import { atEnd, createDatabase, templateDatabase } from '../testing/postgres.ts'
import { templateFrom } from '../testing/statement-uses.ts'

/** `fields` is undefined if the type is not an object type of the same file. */
export type TypedStatement = { text: string; type: string; where: number; fields: Map<string, string> | undefined }

/** In a chain of Kysely, Date marks an expression and not a row. */
const typed = /\b(?:sql|query)<(\{[^`]*?\}|(?!Date\b)[A-Z]\w*)>\(?\s*`/g

export function typedStatements(source: string): TypedStatement[] {
  return [...source.matchAll(typed)].map((match) => ({
    text: templateFrom(source, match.index + match[0].length),
    type: match[1]!,
    where: source.slice(0, match.index).split('\n').length,
    fields: fieldsOf(match[1]!, source),
  }))
}

function fieldsOf(type: string, source: string): Map<string, string> | undefined {
  if (type.startsWith('{')) return readFields(type.slice(1, -1))
  const declared = new RegExp(`type ${type} = ((?:\\w+ & )*)\\{`).exec(source)
  if (!declared) return undefined
  const fields = new Map<string, string>()
  for (const part of declared[1]!.split(' & ').filter((name) => name !== '')) {
    const further = fieldsOf(part, source)
    if (!further) return undefined
    for (const [name, each] of further) fields.set(name, each)
  }
  const open = declared.index + declared[0].length - 1
  for (const [name, each] of readFields(source.slice(open + 1, endOf(source, open)))) fields.set(name, each)
  return fields
}

function endOf(source: string, open: number): number {
  let depth = 0
  for (let place = open; place < source.length; place += 1) {
    if (source[place] === '{') depth += 1
    if (source[place] === '}') depth -= 1
    if (depth === 0) return place
  }
  throw new Error('A type has no end.')
}

function readFields(body: string): Map<string, string> {
  const bare = body.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
  const fields = new Map<string, string>()
  for (let rest = bare; ;) {
    const [all, name, optional] = /^[\s;,]*(\w+)(\??):\s*/.exec(rest) ?? []
    if (all === undefined || name === undefined) return fields
    const end = endOfField(rest, all.length)
    fields.set(name, rest.slice(all.length, end).trim() + (optional === '?' ? ' | undefined' : ''))
    rest = rest.slice(end)
  }
}

function endOfField(text: string, start: number): number {
  let depth = 0
  for (let place = start; place < text.length; place += 1) {
    const sign = text[place]!
    if ('{([<'.includes(sign)) depth += 1
    if ('})]>'.includes(sign)) depth -= 1
    if (depth === 0 && (sign === ';' || (sign === '\n' && !/^\s*[|&]/.test(text.slice(place + 1))))) return place
  }
  return text.length
}

export type Column = { name: string; tableID: number; columnID: number; dataTypeID: number }

/** The methods that pg calls on a running query. */
type Answered = Submittable & {
  handleRowDescription: (message: { fields: Column[] }) => void
  handleError: (error: Error) => void
  handleReadyForQuery: () => void
}

/** The result columns of a statement, without running it. */
export function describeStatement(client: Client, text: string): Promise<Column[]> {
  const described = Promise.withResolvers<Column[]>()
  let columns: Column[] = []
  const question: Answered = {
    submit(connection: Connection) {
      connection.parse({ name: '', text, types: [] }, true)
      connection.describe({ type: 'S', name: '' }, true)
      connection.sync()
    },
    handleRowDescription({ fields }) {
      columns = fields
    },
    handleError: described.reject,
    handleReadyForQuery: () => described.resolve(columns),
  }
  client.query(question)
  return described.promise
}

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
/** The nullable columns of tables. */
const nullable = new Set(
  (
    await client.query<{ key: string }>(
      `select attrelid || '.' || attnum as key from pg_attribute
       where attnum > 0 and not attnotnull and attrelid > 16383`,
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
  'features/occasions/segments/store.ts Due',
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
  'features/scanning/store.ts Row',
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
  const row = (type: string) => `sql<${type}>\`select id, name, display_field, active_members, created_at from lists\``
  const right = '{ id: string; name: string; display_field: string | null; active_members: number; created_at: Date }'
  assert.deepEqual(await faults(row(right)), [])
  for (const [was, becomes, fault] of [
    ['name:', 'title:', 'name comes and is in no type'],
    ['id: string;', 'id: string; extra: string;', 'extra never comes'],
    ['active_members: number', 'active_members: string', 'active_members is string, and int4 comes'],
    ['created_at: Date', 'created_at: string', 'created_at is string, and timestamptz comes'],
    ['name: string', 'name: string[]', 'name is string[], and text comes'],
    ['string | null', 'string', 'display_field is string, and may be null'],
  ] as const)
    assert.ok((await faults(row(right.replace(was, becomes)))).includes(fault), fault)
})
