// A Mailchimp with wrong listings, and the state of our list after a sync.
import { syncFromMailchimp, syncStatus } from '#contract/codes.ts'
import { oneList } from '#contract/lists.ts'
import type { Settings } from '../../sandbox/store/accounts.ts'
import type { WrongAnswer } from '../../sandbox/faults.ts'
import type { Connected } from './factories.ts'
import { callMailchimp } from './start-listening-app.ts'
import { until } from './until.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { TestApp } from './start-test-app.ts'

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
