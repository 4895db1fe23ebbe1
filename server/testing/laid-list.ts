// Lists inserted row by row into a database without a server. Tests of the database's decisions start in milliseconds,
// and can set up every case.
import { randomBytes, randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { StoredWho } from '../database/column-types.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, openAsOwner, openDatabase } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { Door } from '../kernel/team.ts'
import { atEnd, createDatabase, templateDatabase } from './postgres.ts'
import type { ListSettings } from '#contract/list-settings.ts'

export type LaidDatabase = { database: Database; owner: Kysely<Tables>; connectionString: string }

export async function openLaidDatabase(): Promise<LaidDatabase> {
  const template = await templateDatabase('schema', (connectionString) => migrate({ connectionString }))
  const { connectionString, drop } = await createDatabase(template)
  const { database } = openDatabase({ connectionString }, () => {})
  const owner = openAsOwner({ connectionString })
  atEnd(async () => {
    await Promise.all([database.close(), owner.destroy()])
    await drop()
  })
  return { database, owner, connectionString }
}

type Laid<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>

export type LaidList = { listId: string; teamId: string; accountId: string; mailchimpId: string; door: Door }

/** The columns of a list, and its settings; scanning is on. */
type LaidColumns = Omit<Laid<'lists'>, 'settings'> & { settings?: Partial<ListSettings> }

/** An open list of this organiser or of a new one; its door is the organiser's own. */
export async function layList(owner: Kysely<Tables>, { settings, ...more }: LaidColumns = {}): Promise<LaidList> {
  const [listId, accountId, mailchimpId] = [more.id ?? randomUUID(), randomUUID(), randomBytes(5).toString('hex')]
  const teamId = more.owner_id ?? randomUUID()
  if (more.owner_id === undefined) {
    const email = `${teamId}@example.com`
    await owner
      .insertInto('users')
      .values({ id: teamId, name: 'Noor', email, email_key: email, password_hash: 'x' })
      .execute()
  }
  const credential = { account_name: 'Supper club', credential: 'x', server_prefix: 'us1', mailchimp_id: mailchimpId }
  await owner
    .insertInto('accounts')
    .values({ id: accountId, owner_id: teamId, login_key: mailchimpId, is_active: true, ...credential })
    .execute()
  await sql`insert into lists ${values({
    id: listId,
    owner_id: teamId,
    account_id: accountId,
    mailchimp_id: mailchimpId,
    name: 'Supper',
    member_count: 0,
    settings: JSON.stringify({ scanning_on: true, ...settings }),
    codes_generated_at: longAgo,
    created_at: longAgo,
    ...more,
  })}`.execute(owner)
  const of = { listId, listName: 'Supper', colourRules: null, teamId, member: undefined, linkId: undefined }
  const door = { ...of, sessionId: randomUUID(), name: 'Noor', mayCheckInByName: true, hasEnded: false }
  return { listId, teamId, accountId, mailchimpId, door }
}

/** Earlier than any date in a test. */
export const longAgo = new Date(Date.now() - 10 * 24 * 3_600_000)

export type LaidContact = { id: string; code: string }

/** A contact with a maximum of one, not used yet. */
export async function layContact(
  owner: Kysely<Tables>,
  { listId }: Pick<LaidList, 'listId'>,
  more: Record<string, unknown> = {},
): Promise<LaidContact> {
  const id = randomUUID()
  const email = `${id}@example.com`
  const code = randomBytes(12).toString('hex').toUpperCase()
  const row = { list_id: listId, id, member_hash: id, email, status: 'subscribed', code, max_scans: 1, ...more }
  await sql`insert into contacts ${values(row)}`.execute(owner)
  return { id, code }
}

export type LaidDoor = Door & { linkId: string; secretHash: Buffer }

/** A scanner link and one browser that opened it. */
export async function layDoor(
  owner: Kysely<Tables>,
  list: Pick<LaidList, 'listId' | 'door'>,
  { link = {}, session = {} }: { link?: Record<string, unknown>; session?: Record<string, unknown> } = {},
): Promise<LaidDoor> {
  const [linkId, sessionId, secretHash] = [randomUUID(), randomUUID(), randomBytes(32)]
  const name = typeof link['label'] === 'string' ? link['label'] : 'North door'
  const ofLink = { label: name, may_check_in_by_name: true, slug_hash: randomBytes(32), slug: linkId }
  const laidLink = { list_id: list.listId, id: linkId, ...ofLink, created_at: longAgo, ...link }
  await sql`insert into scanner_links ${values(laidLink)}`.execute(owner)
  const ofSession = { secret_hash: secretHash, user_agent: 'Chrome', expires_at: new Date(Date.now() + 86_400_000) }
  const laid = { list_id: list.listId, id: sessionId, link_id: linkId, ...ofSession, ...session }
  await sql`insert into scanner_sessions ${values(laid)}`.execute(owner)
  return { ...list.door, linkId, sessionId, name, secretHash }
}

/** The columns of a row and its values, for an insert. */
export function values(row: Record<string, unknown>) {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  return sql`(${names}) values (${sql.join(Object.values(row))})`
}

type Settings = Partial<Omit<Insertable<Tables['occasions']>, 'who'>> & { who?: StoredWho }

/** A shared occasion without a limit; with the list's id the main one. Its counts are those of the scans so far. */
export async function layOccasion(
  owner: Kysely<Tables>,
  { listId }: Pick<LaidList, 'listId'>,
  { who, ...settings }: Settings = {},
): Promise<string> {
  const id = settings.id ?? randomUUID()
  const row = { list_id: listId, name: 'Night', zone: 'Europe/Berlin', ...settings, id }
  await sql`insert into occasions ${values({ ...row, ...(who && { who: JSON.stringify(who) }) })}`.execute(owner)
  await sql`select recount_visits(${listId}, ${id}, null)`.execute(owner)
  return id
}

/** Changes settings as the call does. */
export async function changeLaid(
  owner: Kysely<Tables>,
  { listId, id }: { listId: string; id: string },
  settings: Partial<Insertable<Tables['occasions']>>,
): Promise<void> {
  await owner.updateTable('occasions').set(settings).where('list_id', '=', listId).where('id', '=', id).execute()
  await sql`select recount_visits(${listId}, ${id}, null)`.execute(owner)
}
