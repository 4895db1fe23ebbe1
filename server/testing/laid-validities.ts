// A whole of rows that all hold, with times to change. Both sides of each time are asked of the function that decides.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import { type LaidList, layContact, layDoor, layList, openLaidDatabase, values } from './laid-list.ts'

export const [session, reset, invitation, tag] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
export const [state, browser] = [randomBytes(32), randomBytes(32)]
export const [one, another] = [randomUUID(), randomUUID()]
export const login = 'us1-of-this-test'

export type Side = [at: string, holds: boolean]

export const untilNow: Side[] = [
  ['-1 second', false],
  ['20 seconds', true],
]
/** What is due after so long, or when its time lies in the future, from before the clock jumped back. */
export const dueAfter = (before: string, after: string): Side[] => [
  [before, false],
  [after, true],
  ['50 seconds', false],
  ['80 seconds', true],
]
/** A rest ends, and no rest is longer than this one. */
export const restsFor = (within: string, beyond: string): Side[] => [
  ['-1 second', true],
  ['15 seconds', false],
  [within, false],
  [beyond, true],
]

export const set = (table: string, column: string) => (at: RawBuilder<unknown>) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${at}`
export const isIn = (call: RawBuilder<unknown>) => sql`exists (select from ${call})`
export const idleFor7Days: Side[] = [
  ['-7 days -1 second', false],
  ['-7 days +20 seconds', true],
]

export const fromNow = (at: string) => sql`now() + ${at}::interval`

type Row = [table: string, row: Record<string, unknown>]

const later = sql`now() + interval '1 day'`

const rowsOfPeople = (list: LaidList): Row[] => [
  ['sessions', { id: session, person_id: list.teamId, secret_hash: state, expires_at: later }],
  ['password_resets', { id: reset, person_id: list.teamId, secret_hash: state, expires_at: later }],
  ['sign_ins', { id: randomUUID(), person_id: list.teamId, way: 'password', is_new_device: false }],
  ['spent_tickets', { id: one, expires_at: later }],
  ['throttles', { key: 'one', tokens: 1, filled_at: sql`now()` }],
  [
    'invitations',
    {
      id: invitation,
      team_id: list.teamId,
      email: 'a@b.c',
      email_key: 'a@b.c',
      role: 'owner',
      invited_by: 'Noor',
      secret_hash: state,
      expires_at: later,
    },
  ],
  [
    'oauth_states',
    {
      state_hash: state,
      person_id: list.teamId,
      team_id: list.teamId,
      browser_hash: browser,
      account_name: 'Club',
      expires_at: later,
    },
  ],
]

const rowsOfList = (of: { list_id: string }, list: LaidList, contactId: string): Row[] => [
  ['notice_watches', { ...of, heard_seq: 0 }],
  [
    'notice_settings',
    {
      ...of,
      person_id: list.teamId,
      team_id: list.teamId,
      kind: 'vip_arrived',
      in_page: true,
      by_mail: true,
      seen_no: 0,
      mailed_no: 0,
    },
  ],
  ['notices', { ...of, no: 1, kind: 'vip_arrived', at: sql`now()`, occasion_id: list.listId }],
  ['bounce_readings', { ...of, looked_at: sql`now() - interval '1 year'` }],
  ['segment_readings', { ...of, segment_id: 7, next_at: sql`now() - interval '1 minute'` }],
  ['vip_rules', { ...of, who: { kind: 'segment', id: 7, name: 'VIP', type: 'static' } }],
  [
    'occasions',
    {
      ...of,
      id: another,
      name: 'Night',
      zone: 'Europe/Berlin',
      opens_at: sql`now() + interval '1 hour'`,
      who: {
        kind: 'segment',
        id: 8,
        name: 'Crew',
        type: 'static',
      },
      closes_at: later,
    },
  ],
  ['attendance', { ...of, writes_tags: true }],
  ['list_tags', { ...of, id: tag, name: 'came' }],
  [
    'tag_wishes',
    {
      ...of,
      tag_id: tag,
      contact_id: contactId,
      is_wanted: true,
      wished_at: sql`now() - interval '1 hour'`,
    },
  ],
]

const rowsOfWork: Row[] = [
  ['leases', { name: 'one', holder: one, expires_at: sql`now() - interval '1 hour'`, seconds: 60 }],
  ['login_paces', { login_key: login, slots: 1, failures: 5 }],
  ['login_sizes', { login_key: login, kind: 'read', rows: 100, grows_at: sql`now()` }],
  ['slot_leases', { login_key: login, slot: 1, holder: one, expires_at: sql`now() - interval '1 hour'` }],
]

/** Lays the whole in a database of the file's own. Returns what tries a change in it. */
export async function layValidities() {
  const { owner } = await openLaidDatabase()
  const list = await layList(owner, { webhook_mode: 'polling' })
  const north = await layDoor(owner, list)
  const contact = await layContact(owner, list)
  const rows = [...rowsOfPeople(list), ...rowsOfList({ list_id: list.listId }, list, contact.id), ...rowsOfWork]
  for (const [table, row] of rows) await sql`insert into ${sql.table(table)} ${values(row)}`.execute(owner)

  /** Does the work in a transaction that is then taken back, so each side starts from the same whole. */
  async function tryOut<T>(change: RawBuilder<unknown>, ask: RawBuilder<unknown>, after = sql`select`): Promise<T> {
    return owner.connection().execute(async (connection) => {
      await sql`begin`.execute(connection)
      try {
        await change.execute(connection)
        await after.execute(connection)
        const { rows: told } = await sql<{ told: T }>`select ${ask} as told`.execute(connection)
        return told[0]!.told
      } finally {
        await sql`rollback`.execute(connection)
      }
    })
  }

  /** A test of both sides: what is set, what is true while it holds, and whether it holds at times from now. */
  function both(
    what: string,
    change: (at: RawBuilder<unknown>) => RawBuilder<unknown>,
    holds: RawBuilder<unknown>,
    sides: Side[],
  ): void {
    test(`both sides of a validity: ${what}`, async () => {
      for (const [at, expected] of sides) assert.equal(await tryOut(change(fromNow(at)), holds), expected, at)
    })
  }

  return { list, north, contact, tryOut, both }
}
