// A Mailchimp with wrong listings, and the state of our list after a sync.
import { type Kysely, sql } from 'kysely'
import { syncFromMailchimp, syncStatus } from '#contract/codes.ts'
import { oneList } from '#contract/lists.ts'
import { type Occasion, type OccasionForm, occasions } from '#contract/occasions.ts'
import { redeemScan } from '#contract/scanning.ts'
import type { Fault, WrongAnswer } from '../../sandbox/faults.ts'
import type { Settings } from '../../sandbox/store/accounts.ts'
import type { Segment } from '../../sandbox/store/segments.ts'
import type { Tables } from '../database/tables.ts'
import { type Connected, prepareList } from './factories.ts'
import { addOccasion } from './occasions.ts'
import { callMailchimp } from './start-listening-app.ts'
import type { TestApp } from './start-test-app.ts'
import { until } from './until.ts'

export const guest = (place: number) => `guest${place}@example.com`

export const guests = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ email: guest(place), status: 'subscribed' }))

export function wrongListingsOf(app: TestApp, owner: Kysely<Tables>) {
  async function sync({ token, list }: Connected, body: { remove_up_to?: number } = {}) {
    const { data } = await app.call(syncFromMailchimp, { token, params: { listId: list.id }, body })
    const params = { listId: list.id, batchId: data.batch_id! }
    const done = await until(
      () => app.call(syncStatus, { token, params }),
      (seen) => seen.data.is_finished,
    )
    return done.data
  }

  async function doubtOf({ token, list }: Connected) {
    return (await app.call(oneList, { token, params: { listId: list.id } })).list.doubt
  }

  async function removed({ list }: Connected): Promise<number> {
    const { n } = await owner
      .selectFrom('contacts')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where('list_id', '=', list.id)
      .where('removed_at', 'is not', null)
      .executeTakeFirstOrThrow()
    return Number(n)
  }

  function withoutCode({ list }: Connected, count: number): string[] {
    return guests(count)
      .map(({ email }) => email)
      .filter((email) => {
        const fields = app.sandbox.readMember(list.list_id, email)!['merge_fields'] as Record<string, unknown>
        return !/^\w{24}$/.test(String(fields['QRCODE']))
      })
  }

  function lie(
    { mailchimpAccount }: Connected,
    answer: WrongAnswer,
    more: { next?: number; skip?: number } = {},
  ): void {
    app.sandbox.setFault({ kind: 'wrong_answer', answer, operation: 'getMembers', ...more }, mailchimpAccount)
  }

  function harden({ mailchimpAccount }: Connected, settings: Partial<Settings>): void {
    app.sandbox.changeSettings(settings, mailchimpAccount)
  }

  function heal({ mailchimpAccount }: Connected): void {
    app.sandbox.clearFaults(mailchimpAccount)
    harden({ mailchimpAccount } as Connected, { pageRows: 0, totalShift: 0, unsteadyTies: false })
  }

  async function deleteForGood(connected: Connected, places: number[]): Promise<void> {
    for (const place of places) {
      const path = `/lists/${connected.list.list_id}/members/${guest(place)}/actions/delete-permanent`
      await callMailchimp(app, connected, 'POST', path)
    }
  }

  /** Makes the next check due now. */
  async function lookAgainNow({ list }: Connected): Promise<void> {
    await owner
      .updateTable('lists')
      .set({ look_again_at: new Date(0) })
      .where('id', '=', list.id)
      .execute()
  }

  return { sync, doubtOf, removed, withoutCode, lie, harden, heal, deleteForGood, lookAgainNow }
}

// Occasions for a tag or saved segment of Mailchimp.

type Hall = Connected & { occasion: Occasion; segment: Segment }

export const whoOf = ({ id, name, options }: Segment): OccasionForm['who'] => ({
  kind: 'segment',
  id,
  name,
  is_tag: options === undefined,
})

type Row = { begunAt: Date | null; reading: string | null }

export function segmentHalls(app: TestApp, owner: Kysely<Tables>) {
  const { sandbox } = app
  /** A list whose first guests have the tag VIP, and an occasion for them whose guests were read. */
  async function prepare(tagged: number, others = 2, statuses: Record<number, string> = {}): Promise<Hall> {
    const members = Array.from({ length: tagged + others }, (_, place) => ({
      email: guest(place),
      merge_fields: { COMPANY: place < tagged ? 'The Daily' : '' },
      tags: place < tagged ? ['VIP'] : [],
      status: statuses[place] ?? 'subscribed',
    }))
    const list = await prepareList(app, { members })
    const segment = sandbox.segments(list.list.list_id)[0]!
    return open({ ...list, segment })
  }

  /** The same list and occasion, by a saved segment. */
  async function prepareSaved(tagged: number, others = 2): Promise<Hall> {
    const hall = await prepare(tagged, others)
    const conditions = [{ condition_type: 'TextMerge', field: 'COMPANY', op: 'is', value: 'The Daily' } as const]
    return open({ ...hall, segment: sandbox.addSegment(hall.list.list_id, { name: 'Press', conditions }) })
  }

  async function open(hall: Connected & { segment: Segment }): Promise<Hall> {
    const occasion = await addOccasion(app, hall, { name: 'Lounge', own_max: 100, who: whoOf(hall.segment) })
    await untilRead(hall, null)
    return { ...hall, occasion }
  }

  async function readingOf({ list, segment }: Pick<Hall, 'list' | 'segment'>): Promise<Row> {
    const { rows } = await sql<Row>`
    select begun_at as "begunAt", reading from segment_readings
    where list_id = ${list.id} and segment_id = ${segment.id}`.execute(owner)
    return rows[0] ?? { begunAt: null, reading: null }
  }

  async function untilRead(hall: Pick<Hall, 'list' | 'segment'>, before: Date | null): Promise<void> {
    await until(
      () => readingOf(hall),
      ({ begunAt, reading }) => begunAt !== null && reading === null && (before === null || begunAt > before),
      60_000,
    )
  }

  /** Makes the segment due, and waits until it is read. */
  async function readAgain(hall: Hall) {
    const { begunAt } = await readingOf(hall)
    await sql`update segment_readings set next_at = now()
    where list_id = ${hall.list.id} and segment_id = ${hall.segment.id}`.execute(owner)
    await untilRead(hall, begunAt)
    return stateOf(hall)
  }

  async function stateOf({ token, list, occasion }: Hall) {
    const all = await app.call(occasions, { token, params: { listId: list.id } })
    return all.occasions.find(({ id }) => id === occasion.id)!
  }

  const invited = async (hall: Hall) => {
    const { rows } = await sql<{ email: string }>`
    select c.email from occasion_guests g join contacts c on c.list_id = g.list_id and c.id = g.contact_id
    where g.list_id = ${hall.list.id} and g.occasion_id = ${hall.occasion.id}`.execute(owner)
    return rows.map(({ email }) => email).sort()
  }

  const contactOf = async ({ list }: Hall, email: string) => {
    const { rows } = await sql<{ id: string; code: string }>`
    select id, code from contacts where list_id = ${list.id} and email = ${email}`.execute(owner)
    return rows[0]!
  }

  /** 'in', or the reason of the refusal. */
  async function scan(hall: Hall, email: string): Promise<string> {
    const { code } = await contactOf(hall, email)
    const { token, list, occasion } = hall
    const body = { qr_code: code, occasion_id: occasion.id }
    const answer = await app.call(redeemScan, { token, params: { listId: list.id }, body })
    return answer.success ? 'in' : answer.reason
  }

  const tag = ({ list }: Hall, email: string, status: 'active' | 'inactive') =>
    sandbox.tagMember(list.list_id, email, [{ name: 'VIP', status }])

  const lie = ({ mailchimpAccount }: Hall, ...lies: Omit<Fault, 'kind'>[]) => {
    for (const each of lies) sandbox.setFault({ kind: 'wrong_answer', ...each }, mailchimpAccount)
  }

  const beHonest = ({ mailchimpAccount }: Hall) => {
    sandbox.clearFaults(mailchimpAccount)
    sandbox.changeSettings(
      { totalShift: 0, pageRows: 0, largestCall: 0, rowMs: 0, unsteadyTies: false },
      mailchimpAccount,
    )
  }

  return {
    prepare,
    prepareSaved,
    readingOf,
    untilRead,
    readAgain,
    stateOf,
    invited,
    contactOf,
    scan,
    tag,
    lie,
    beHonest,
  }
}
