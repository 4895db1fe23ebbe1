// The role of background work: what it may read and write, table by table, and that no request has it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { redeemScan } from '#contract/scanning.ts'
import { forRequests } from '../open-services.ts'
import type { Services, WorkServices } from '../services.ts'
import { addLink, addOrganiser, openDoor, prepareList } from '../testing/factories.ts'
import { everyEndpoint } from '../testing/samples.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { atEnd } from '../testing/postgres.ts'
import { openAsOwner } from './open.ts'

const app = await startTestApp({ own: 'the rights of its roles change' })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

/** The columns that it may read, or `*` for all of a table. */
const reads: Record<string, string> = {
  accounts: 'has_left id is_active login_key looked_at owner_id reconnect_since',
  attendance: '*',
  batches: 'cancelled_at finished_at list_id stopped_by',
  bounce_readings: 'list_id looked_at',
  contact_changes: '*',
  contacts: 'held_code id list_id refusal removed_at status',
  door_events: '*',
  door_seqs: '*',
  fields: 'gone_since list_id',
  leases: '*',
  list_tags: '*',
  lists:
    'account_id codes_generated_at gone_since has_left id is_scanning_on look_again_at owner_id polled_at webhook_mode',
  login_paces: '*',
  member_events: 'list_id state',
  memberships: 'person_id role team_id',
  notice_levels: '*',
  notice_settings: '*',
  notice_values: '*',
  notice_watches: '*',
  notices: 'at kind link_id list_id no told_at',
  oauth_states: 'expires_at',
  occasions: '*',
  passkeys: 'person_id rp_id',
  password_resets: 'expires_at',
  pending_writes: 'list_id queued_at',
  public_addresses: '*',
  refused_values: 'contact_id field field_seen list_id refused_at value',
  scanner_links: '*',
  scanner_sessions: 'checked_at last_used_at link_id list_id',
  segment_readings: 'begun_at list_id next_at segment_id',
  sessions: 'expires_at last_used_at',
  sign_ins: 'at',
  slot_leases: '*',
  spent_tickets: 'expires_at',
  tag_wishes: '*',
  teams: 'id needs_second_factor',
  throttles: '*',
  totp_secrets: 'person_id',
  vip_rules: '*',
  waiting_changes: '*',
  webhook_deliveries: 'list_id received_at',
}

const writes: Record<string, string> = {
  contact_changes: 'delete insert',
  door_events: 'delete',
  leases: 'delete',
  login_paces: 'delete',
  oauth_states: 'delete',
  password_resets: 'delete',
  public_addresses: 'insert update',
  sessions: 'delete',
  sign_ins: 'delete',
  slot_leases: 'delete',
  spent_tickets: 'delete',
  throttles: 'delete',
  waiting_changes: 'delete',
}

/** Names of people and of their things, and credentials. */
const telling =
  /name|email|phone|label|hash|secret|credential|password|code|merge_fields|display|browser|agent|address|url/
/** Columns with such a name that the role may read, and why that does no harm. */
const harmless: Record<string, string> = {
  'contacts.held_code': 'whether Mailchimp holds a code tells which contacts are in it: is_only_here',
  'leases.name': 'the name of a kind of work and the id of a list',
  'list_tags.name': 'a tag of the organiser, in the row that has_due_wishes takes',
  'lists.codes_generated_at': 'a time',
  'occasions.name': 'an occasion, in the row that its times are read from',
  'public_addresses.public_url': 'an address of this installation',
  'scanner_links.label': 'a door, in the row that occasion_of_link takes',
  'scanner_links.may_check_in_by_name': 'a right of a door',
  'scanner_links.may_keep_names': 'a right of a door',
  'scanner_links.slug_hash': 'no address can be found from its hash',
}

type Reach = { table: string; column: string; all: boolean; may: string[] }

const { rows: reach } = await sql<Reach>`
  select c.relname as table, a.attname as column, has_table_privilege('listpass_worker', c.oid, 'select') as all,
    array(select k from unnest(array['select', 'insert', 'update']) k
      where has_column_privilege('listpass_worker', c.oid, a.attnum, k)
      union all select 'delete' where has_table_privilege('listpass_worker', c.oid, 'delete')) as may
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'listpass'::regnamespace and c.relkind = 'r' order by 1, 2`.execute(owner)

/** What each table with a row that `of` answers for has. */
function byTable(of: (row: Reach) => string[]): Record<string, string> {
  const found = new Map<string, Set<string>>()
  for (const row of reach)
    for (const each of of(row)) found.set(row.table, (found.get(row.table) ?? new Set()).add(each))
  return Object.fromEntries([...found].map(([table, all]) => [table, [...all].toSorted().join(' ')]))
}

test('the worker role reads these columns and no others', () => {
  const read = byTable(({ column, all, may }) => (may.includes('select') ? [all ? '*' : column] : []))
  assert.deepEqual(read, reads)
})

test('the worker role writes these tables and no others', () => {
  assert.deepEqual(
    byTable(({ may }) => may.filter((each) => each !== 'select')),
    writes,
  )
})

test('the worker role reads no name, address or field of a person, and no credential', () => {
  const seen = reach
    .filter(({ column, may }) => may.includes('select') && telling.test(column))
    .map(({ table, column }) => `${table}.${column}`)
  assert.deepEqual(seen.toSorted(), Object.keys(harmless).toSorted())
})

test('each wall is for the role of requests alone, and each worker policy for the worker role alone', async () => {
  const { rows } = await sql<{ name: string; roles: string; condition: string }>`
    select distinct policyname as name, array_to_string(roles, ' ') as roles,
      case when policyname = 'of_all_teams' then qual else '' end as condition
    from pg_policies where schemaname = 'listpass' order by 1`.execute(owner)
  assert.deepEqual(rows, [
    { name: 'begin', roles: 'listpass_app', condition: '' },
    { name: 'of_all_teams', roles: 'listpass_worker', condition: 'true' },
    { name: 'of_team', roles: 'listpass_app', condition: '' },
    { name: 'own', roles: 'listpass_app', condition: '' },
  ])
})

test('neither role is the other, may create anything, or passes the walls by itself', async () => {
  const { rows } = await sql<{ role: string; powers: boolean; others: number }>`
    select r.rolname as role, r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolcanlogin as powers,
      (select count(*)::int from pg_auth_members m where m.member = r.oid) as others
    from pg_roles r where r.rolname in ('listpass_app', 'listpass_worker') order by 1`.execute(owner)
  assert.deepEqual(rows, [
    { role: 'listpass_app', powers: false, others: 0 },
    { role: 'listpass_worker', powers: false, others: 0 },
  ])
})

test('background work and nothing else connects as the worker role', async () => {
  const whoAsks = sql<{ role: string }>`select current_user as role`
  const { database, allTeams } = app.services
  const roles = [
    (await whoAsks.execute(allTeams)).rows,
    (await whoAsks.execute(database.open)).rows,
    (await whoAsks.execute(database.doors.open)).rows,
    (await database.as({ person: crypto.randomUUID() }, (tx) => whoAsks.execute(tx))).rows,
    (await database.scans.query<{ role: string }>('select current_user as role')).rows,
    (await database.heldScans.query<{ role: string }>('select current_user as role')).rows,
  ].map((rows) => rows[0]!.role)
  assert.deepEqual(roles, ['listpass_worker', ...Array.from({ length: 5 }, () => 'listpass_app')])
})

test('the routes get services without those connections, and the compiler refuses any others', () => {
  const services: Services = forRequests(app.services)
  assert.equal('allTeams' in services, false)
  assert.equal('allTeams' in services.database, false)
  const take = (given: Services) => given.publicUrl
  const all: WorkServices = app.services
  // @ts-expect-error Routes take no services that see the rows of all teams.
  assert.equal(take(all), services.publicUrl)
})

test('no request needs a right of the worker role: without any, every page of a list answers, and a door scans', async () => {
  const noor = await prepareList(app, { members: 3 }, 'Noor')
  const linked = await addLink(app, noor)
  const web = await app.addNode({ works: false })
  await app.stop()
  await sql`revoke all on all tables in schema listpass from listpass_worker`.execute(owner)

  const params = { listId: noor.list.id }
  const pages = (await everyEndpoint()).filter(
    ({ method, path, events }) => method === 'GET' && !events && !path.replace(':listId', '').includes(':'),
  )
  assert.ok(pages.length > 30)
  for (const { path } of pages) {
    const url = path.replace(':listId', params.listId)
    const { statusCode } = await web.app.inject({ url, headers: { authorization: `Bearer ${noor.token}` } })
    assert.ok(statusCode < 500, `${path}: ${statusCode}`)
  }

  const { scanToken } = await openDoor(web, linked)
  const [code] = noor.codes
  const scanned = await web.call(redeemScan, { scanToken, params, body: { qr_code: code! } })
  assert.equal(scanned.success, true)
  const page = await web.app.inject({ url: `/q/${code}/scan` })
  assert.ok(page.statusCode < 500)
  const other = await addOrganiser(web, 'Ada')
  assert.ok(other.token)
})
