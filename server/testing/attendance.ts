// Tags and events in Mailchimp for contacts that came, for tests.
import { type Kysely, sql } from 'kysely'
import { type Attendance, attendance, setAttendance } from '#contract/attending.ts'
import { setLogicRules } from '#contract/rules.ts'
import { redeemScan } from '#contract/scanning.ts'
import type { Tables } from '../database/tables.ts'
import { type Calls, ofList } from './calls.ts'
import { type Connected, prepareList } from './factories.ts'
import { callMailchimp } from './start-listening-app.ts'
import type { TestApp } from './start-test-app.ts'
import { until } from './until.ts'

type Caller = Pick<Connected, 'token' | 'list'>

export async function tellOf(
  node: Calls,
  caller: Caller,
  what: { tags?: boolean; events?: boolean },
): Promise<Attendance> {
  const body = { tags: false, events: false, ...what }
  return (await node.call(setAttendance, { ...ofList(caller), body })).attendance
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
      const found = await node.call(attendance, ofList(caller))
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

// A list whose rules set two fields of each guest after the scan, one of them by a choice that a test can spoil.

export type Dinner = Connected & { codes: string[] }

export const dishes = { tag: 'MEAL', name: 'Meal', type: 'dropdown' as const, options: { choices: ['Meat', 'Served'] } }
const fields = [dishes, { tag: 'SEEN', name: 'Seen', type: 'text' as const }]
export const diners = ['ada@example.com', 'ben@example.com', 'cem@example.com']

export function mealsOf(app: TestApp, owner: Kysely<Tables>) {
  async function prepare(): Promise<Dinner> {
    const members = diners.map((email) => ({ email, status: 'subscribed', merge_fields: { MEAL: 'Meat' } }))
    const dinner = await prepareList(app, { fields, members })
    const rule = (then_field: string, then_value: string) => ({
      if_field: 'MEAL',
      if_value: 'Meat',
      then_field,
      then_value,
    })
    const params = { listId: dinner.list.id }
    const rules = [rule('SEEN', 'yes'), rule('MEAL', 'Served')]
    await app.call(setLogicRules, { token: dinner.token, params, body: { rules } })
    return dinner
  }

  /** The path of the field at Mailchimp. */
  async function mealField(dinner: Dinner): Promise<string> {
    const path = `/lists/${dinner.list.list_id}/merge-fields`
    const { merge_fields: all } = (await callMailchimp(app, dinner, 'GET', path)) as {
      merge_fields: { tag: string; merge_id: number }[]
    }
    return `${path}/${all.find(({ tag }) => tag === 'MEAL')!.merge_id}`
  }

  async function offer(dinner: Dinner, ...choices: string[]): Promise<void> {
    await callMailchimp(app, dinner, 'PATCH', await mealField(dinner), { options: { choices } })
  }

  const untilWritten = ({ list }: Dinner) =>
    until(
      () => owner.selectFrom('pending_writes').select('contact_id').where('list_id', '=', list.id).execute(),
      (waiting) => waiting.length === 0,
    )

  async function scanAll(dinner: Dinner): Promise<void> {
    const params = { listId: dinner.list.id }
    for (const code of dinner.codes)
      await app.call(redeemScan, { token: dinner.token, params, body: { qr_code: code } })
    await untilWritten(dinner)
  }

  return { prepare, mealField, offer, scanAll, untilWritten }
}
