// Both sides of every validity: what still holds a moment before its end, and no longer holds a moment after it, asked of
// the database function that decides. Here those of people and doors, and what sweeps delete.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import {
  browser,
  dueAfter,
  fromNow,
  idleFor7Days,
  invitation,
  isIn,
  layValidities,
  login,
  reset,
  session,
  set,
  state,
  untilNow,
} from '../testing/laid-validities.ts'
import { expired } from '../features/auth/store.ts'
import { sqlFunctions } from './sql-files.ts'
import { idleBuckets } from './throttle.ts'

const { both, list, north, tryOut } = await layValidities()

const ownDoors = sql`member_doors(array[${session}]::uuid[], array[${state}]::bytea[], array[${list.listId}], '7 days') where list_id is not null`
const stateOf = (of: Record<string, unknown>) =>
  sql`(select not has_ended from door_states(${JSON.stringify([
    { place: 0, list: list.listId, team: list.teamId, ...of },
  ])}))`

both('a session', set('sessions', 'expires_at'), isIn(sql`signed_in_person(${session}, '7 days')`), untilNow)
both(
  'an idle session',
  set('sessions', 'last_used_at'),
  isIn(sql`signed_in_person(${session}, '7 days')`),
  idleFor7Days,
)
both('a link for a new password', set('password_resets', 'expires_at'), isIn(sql`person_of_reset(${reset})`), untilNow)
both(
  'an invitation',
  set('invitations', 'expires_at'),
  isIn(sql`invitation_of(${invitation}) where not is_over`),
  untilNow,
)
both(
  'a consent',
  set('oauth_states', 'expires_at'),
  isIn(sql`take_consent(${state}, ${browser}) where person_id is not null`),
  untilNow,
)
both(
  'a browser at a door',
  set('scanner_sessions', 'expires_at'),
  sql`door_open_until(${list.listId}, ${north.sessionId}, ${north.linkId}) is not null`,
  untilNow,
)
both(
  'an idle browser at a door',
  set('scanner_sessions', 'last_used_at'),
  sql`door_open_until(${list.listId}, ${north.sessionId}, ${north.linkId}) is not null`,
  idleFor7Days,
)
both('a member who scans', set('sessions', 'expires_at'), isIn(ownDoors), untilNow)
both('an idle member who scans', set('sessions', 'last_used_at'), isIn(ownDoors), idleFor7Days)
both(
  'a door that listens',
  set('scanner_links', 'expires_at'),
  stateOf({ session: north.sessionId, link: north.linkId }),
  untilNow,
)
both('a member who listens', set('sessions', 'expires_at'), stateOf({ session, person: list.teamId }), untilNow)
both(
  'the next occasion of the first steps',
  (at) => sql`with t as (select set_config('listpass.team', ${list.teamId}, true))
      update occasions set opens_at = ${at}, closes_at = now() + interval '1 day' from t`,
  isIn(sql`first_run() where opens_at is not null`),
  untilNow,
)
const nights = (change: RawBuilder<unknown>) =>
  sql`with t as (select set_config('listpass.team', ${list.teamId}, true)) update occasions set ${change} from t`
both(
  'the open night of the dashboard',
  (at) => nights(sql`opens_at = now() - interval '1 hour', closes_at = ${at}`),
  isIn(sql`next_nights(3)`),
  untilNow,
)
both(
  'the open night of the dashboard that has no end',
  (at) => nights(sql`opens_at = ${at}, closes_at = null`),
  isIn(sql`next_nights(3)`),
  [
    ['-36 hours +20 seconds', true],
    ['-36 hours -1 second', false],
  ],
)
both(
  'the silence of a door as news',
  set('scanner_sessions', 'last_used_at'),
  isIn(sql`silent_doors(${list.listId})`),
  [
    ['-5 minutes +20 seconds', false],
    ['-5 minutes -1 second', true],
    ['-1 hour +20 seconds', true],
    ['-1 hour -1 second', false],
  ],
)
both(
  'a silent door whose link is open',
  (at) =>
    sql`with s as (update scanner_sessions set last_used_at = now() - interval '10 minutes')
        update scanner_links set expires_at = ${at}`,
  isIn(sql`silent_doors(${list.listId})`),
  untilNow,
)
both('a notice that is worth a mail', set('notices', 'told_at'), isIn(sql`mails_due(${list.listId})`), [
  ['-1 hour +20 seconds', true],
  ['-1 hour -1 second', false],
])
both(
  'the quarter of an hour after a mail',
  set('notice_settings', 'mailed_at'),
  isIn(sql`mails_due(${list.listId})`),
  dueAfter('-15 minutes +20 seconds', '-15 minutes -1 second'),
)
both(
  'a notice that is shown',
  set('notices', 'told_at'),
  isIn(sql`notice_facts(${list.listId}, 'vip_arrived', 0, 10)`),
  [
    ['-7 days +20 seconds', true],
    ['-7 days -1 second', false],
  ],
)

/** Of each row that a sweep deletes: its table and time, when it still stays, when it goes, and the sweep. */
type Swept = [table: string, column: string, stays: string, goes: string, sweep: RawBuilder<unknown>]
const signIn = expired('7 days')
const swept: Record<string, Swept> = {
  'a session that ended': ['sessions', 'expires_at', '20 seconds', '-1 second', signIn],
  'an idle session': ['sessions', 'last_used_at', '-7 days +20 seconds', '-7 days -1 second', signIn],
  'a link for a new password': ['password_resets', 'expires_at', '-1 day +20 seconds', '-1 day -1 second', signIn],
  'a sign-in': ['sign_ins', 'at', '-90 days +20 seconds', '-90 days -1 second', signIn],
  'a spent ticket': ['spent_tickets', 'expires_at', '20 seconds', '-1 second', signIn],
  'a consent': ['oauth_states', 'expires_at', '-1 hour +20 seconds', '-1 hour -1 second', signIn],
  'a slot without an account': ['slot_leases', 'expires_at', '-1 hour +20 seconds', '-1 hour -1 second', signIn],
  'the pace of no account': ['login_paces', 'changed_at', '-1 hour +20 seconds', '-1 hour -1 second', signIn],
  'a bucket of tries': ['throttles', 'filled_at', '-1 day +20 seconds', '-1 day -1 second', idleBuckets],
}

for (const [what, [table, column, stays, goes, sweep]] of Object.entries(swept)) {
  test(`both sides of a sweep: ${what}`, async () => {
    const isThere = sql`exists (select from ${sql.table(table)})`
    assert.equal(await tryOut(set(table, column)(fromNow(stays)), isThere, sweep), true, stays)
    assert.equal(await tryOut(set(table, column)(fromNow(goes)), isThere, sweep), false, goes)
  })
}

test('a login that an account uses keeps its slots and its pace', async () => {
  const old = sql`now() - interval '1 year'`
  const change = sql`with a as (update accounts set login_key = ${login}), s as (update slot_leases set expires_at = ${old})
    update login_paces set changed_at = ${old}, open_until = ${old}`
  const isThere = sql`exists (select from slot_leases) and exists (select from login_paces)`
  assert.equal(await tryOut(change, isThere, expired('7 days')), true)
})

/** Functions that compare with the clock and are tried on both sides elsewhere. */
const elsewhere: Record<string, string> = {
  is_live: 'server/features/doors/asking/door-cases.test.ts',
  scanner_doors: 'server/features/doors/asking/door-cases.test.ts',
  take_notices: 'server/features/notifying/notifying.test.ts',
}
/** Functions in which a time is set, and nothing ends. */
const noEnd = new Set(['number_changes', 'note_rows'])

test('every function that compares with the clock is tried on both sides', () => {
  const tried = ['validity', 'validity-of-work']
    .map((name) => readFileSync(join(import.meta.dirname, `${name}.test.ts`), 'utf8'))
    .join('')
  const clock = /(now|clock_timestamp)\(\)/
  const comparing = [...sqlFunctions.values()].filter(({ text }) =>
    text
      .split('\n')
      .some((line) => clock.test(line) && /[<>]|\bbetween\b/.test(line.replaceAll('=>', '')) && !line.startsWith('--')),
  )
  const left = comparing
    .map(({ name }) => name)
    .filter((name) => !tried.includes(name) && !(name in elsewhere) && !noEnd.has(name))
  assert.deepEqual(left, [])
})
