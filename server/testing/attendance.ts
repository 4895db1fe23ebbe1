// Tags and events in Mailchimp for contacts that came, for tests.
import { type Attendance, attendance, setAttendance } from '#contract/attending.ts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Calls } from './calls.ts'
import type { Connected } from './factories.ts'
import type { TestApp } from './start-test-app.ts'
import { until } from './until.ts'

type Caller = Pick<Connected, 'token' | 'list'>
const of = ({ token, list }: Caller) => ({ token, params: { listId: list.id } })

export async function tellOf(
  node: Calls,
  caller: Caller,
  what: { tags?: boolean; events?: boolean },
): Promise<Attendance> {
  const body = { tags: false, events: false, ...what }
  return (await node.call(setAttendance, { ...of(caller), body })).attendance
}

/** The tags of a contact in Mailchimp that say that it came. */
export function tagsOf(
  { sandbox }: Pick<TestApp, 'sandbox'>,
  { list }: Pick<Connected, 'list'>,
  email: string,
): string[] {
  const member = sandbox.readMember(list.list_id, email) as { tags: { name: string }[] } | undefined
  return (member?.tags ?? []).map(({ name }) => name).filter((name) => name.startsWith('Attended: '))
}

/** Waits until Mailchimp was told everything of a list. Wishes are not gathered first, unless they should be. */
export async function untilTold(
  node: Calls,
  owner: Kysely<Tables>,
  caller: Caller,
  { limitMs = 60_000, gathers = false } = {},
): Promise<Attendance> {
  return until(
    async () => {
      if (!gathers) await endGathering(owner, caller)
      const { seq } = await owner
        .selectFrom('door_seqs')
        .select('seq')
        .where('list_id', '=', caller.list.id)
        .executeTakeFirstOrThrow()
      const heard = await owner
        .selectFrom('attendance')
        .select('heard_seq')
        .where('list_id', '=', caller.list.id)
        .executeTakeFirst()
      const found = await node.call(attendance, of(caller))
      return { ...found, isHeard: heard?.heard_seq === seq }
    },
    ({ written_tags: tags, sent_events: events, isHeard }) =>
      isHeard && tags.every(({ waiting }) => waiting === 0) && events.waiting === 0,
    limitMs,
  )
}

async function endGathering(owner: Kysely<Tables>, { list }: Caller): Promise<void> {
  await sql`
    update tag_wishes set wished_at = now() - interval '1 minute'
    where list_id = ${list.id} and is_written is distinct from is_wanted and wished_at > now() - interval '1 minute'`.execute(
    owner,
  )
}
