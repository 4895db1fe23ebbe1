// The types of tables.ts are those of the migrated database. LISTPASS_TABLE_TYPES=write writes them.
import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  type ExpressionNode,
  GenericExpressionNode,
  IdentifierNode,
  LiteralNode,
  PostgresDialect,
  serializeFromMetadata,
  UnionExpressionNode,
} from 'kysely-codegen'
import { migrate } from './migrate.ts'
import { appRole, schema } from './names.ts'
import { createDatabase, templateDatabase } from '../testing/postgres.ts'

type Described = Awaited<ReturnType<PostgresDialect['introspector']['introspect']>>

/** Tables that only the owner reads, where teams move. */
const ofOwner = new Set(['departures', 'arrivals'])

/** Where the types that columns name are. */
const imports = {
  ...from('./column-types.ts', [
    'AddedJobs',
    'CampaignsRead',
    'CountByName',
    'FollowUpKind',
    'Stored',
    'RuleEffects',
    'StoredAsks',
    'StoredCard',
    'StoredNames',
    'StoredSettings',
    'StoredWho',
    'TextByName',
    'ThingByName',
    'VisitFacts',
  ]),
  ...from('../kernel/told.ts', ['Told']),
  ...from('../kernel/said.ts', ['Said']),
  ...from('#domain/door-call.ts', ['CallAnswer', 'CallSubject']),
  ...from('#domain/notice.ts', ['NoticeKind']),
  ...from('#domain/occasion.ts', ['Again']),
  ...from('#domain/role.ts', ['Role']),
  ...from('#domain/spoken.ts', ['Language']),
}

/** What a column holds where PostgreSQL says only text or jsonb. The database says whether it may be null. */
const held: Record<string, ExpressionNode> = {
  'accounts.lists_refused_said': json('Told'),
  'audit_log.details': json('ThingByName'),
  'batches.kind': oneOf('generate', 'sync'),
  'batches.said': json('Told'),
  'batches.stopped_by': oneOf('list gone', 'fields gone'),
  'bounce_readings.campaigns': named('CampaignsRead'),
  'contacts.merge_fields': json('ThingByName'),
  'departures.jobs': json('AddedJobs'),
  'door_calls.about': named('CallSubject'),
  'door_calls.answer': named('CallAnswer'),
  'door_calls.waiting': json('ThingByName'),
  'door_events.kind': oneOf('accepted', 'undone', 'conflict'),
  'fields.role': oneOf('code', 'max', 'scans'),
  'fields.type': oneOf('text', 'number'),
  'follow_ups.kind': named('FollowUpKind'),
  'invitations.role': named('Role'),
  'list_tags.said': json('Told'),
  'lists.asks': json('StoredAsks'),
  'lists.card': json('StoredCard'),
  'lists.doubt_said': json('Told'),
  'lists.name_fields': json('StoredNames'),
  'lists.settings': json('StoredSettings'),
  'lists.status_counts': json('CountByName'),
  'lists.webhook_mode': oneOf('webhook', 'polling'),
  'member_events.state': oneOf('waiting', 'asked', 'sent', 'refused'),
  'memberships.role': named('Role'),
  'notice_settings.kind': named('NoticeKind'),
  'notices.kind': named('NoticeKind'),
  'occasions.again': named('Again'),
  'occasions.when_full': oneOf('refuse', 'warn'),
  'occasions.when_unsure': oneOf('let_in', 'stop'),
  'occasions.who': json('StoredWho'),
  'occasions.who_said': json('Told'),
  'pending_writes.rule_values': json('TextByName'),
  'personal_log.details': json('ThingByName'),
  'scan_corrections.kind': oneOf('undone', 'conflict'),
  'scanner_links.direction': oneOf('in', 'out'),
  'scanner_links.language': named('Language'),
  'scans.facts': json('VisitFacts'),
  'scans.rule_effects': json('RuleEffects'),
  'segment_readings.said': json('Said'),
  'users.browser_language': named('Language'),
  'users.language': named('Language'),
  'vip_rules.who': json('StoredWho'),
  'vip_rules.who_said': json('Told'),
  'walk_ins.language': named('Language'),
}

/** The columns that the application's role may read or write, as Kysely's types. */
export async function tableTypes(connectionString: string): Promise<string> {
  const dialect = new PostgresDialect({ defaultSchemas: [schema] })
  const db = await dialect.introspector.connect({ connectionString, dialect })
  try {
    const metadata = await dialect.introspector.introspect({ db, includePattern: `${schema}.*` })
    const { rows } = await sql<{ column: string }>`
      select c.relname || '.' || a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = ${schema}::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and has_column_privilege(${appRole}, a.attrelid, a.attnum, 'select, insert, update')`.execute(db)
    leaveOut(metadata, new Set(rows.map(({ column }) => column)))
    const written = serializeFromMetadata({
      dialect,
      metadata,
      startTime: 0,
      defaultSchemas: [schema],
      // The driver reads 64-bit counts as numbers (open.ts).
      typeMapping: { timestamptz: 'Date', date: 'Date', int8: 'number' },
      overrides: { columns: withDefaults(metadata) },
      customImports: imports,
    })
    return written
      .replace(
        /^\/\*\*.*?\*\/\n/s,
        '// Written by kysely-codegen from the database. npm run table-types writes it anew.\n',
      )
      .replace('export interface DB {', 'export interface Tables {')
  } finally {
    await db.destroy()
  }
}

function leaveOut(metadata: Described, granted: Set<string>): void {
  for (const table of metadata.tables) {
    const named = (column: { name: string }) => `${table.name}.${column.name}`
    if (!ofOwner.has(table.name)) table.columns = table.columns.filter((column) => granted.has(named(column)))
  }
  metadata.tables = metadata.tables.filter(({ columns }) => columns.length > 0)
}

function withDefaults(metadata: Described): Record<string, ExpressionNode> {
  const columns = new Map<string, Described['tables'][number]['columns'][number]>()
  for (const table of metadata.tables)
    for (const column of table.columns) columns.set(`${table.name}.${column.name}`, column)
  return Object.fromEntries(
    Object.entries(held).map(([name, node]) => {
      const column = columns.get(name)
      if (!column) throw new Error(`There is no column ${name}.`)
      return [name, column.hasDefaultValue ? new GenericExpressionNode('Generated', [node]) : node]
    }),
  )
}

function from(path: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `${path}#${name}`]))
}

function named(type: string): ExpressionNode {
  return new IdentifierNode(type)
}

/** A value that is written as text, because the driver would send a list as an array of the database. */
function json(type: string): ExpressionNode {
  return new GenericExpressionNode('Stored', [named(type)])
}

function oneOf(...values: string[]): ExpressionNode {
  return new UnionExpressionNode(values.map((value) => new LiteralNode(value)))
}

const { connectionString } = await createDatabase(
  await templateDatabase('functions', (address) => migrate({ connectionString: address })),
)
const path = new URL('tables.ts', import.meta.url)

test('tables.ts has the tables and columns of the database', async () => {
  const made = await tableTypes(connectionString)
  if (process.env['LISTPASS_TABLE_TYPES'] === 'write') await writeFile(path, made)
  assert.equal(await readFile(path, 'utf8'), made, 'npm run table-types writes it anew')
})
