// A list whose rules set two fields of each guest after the scan, one of them by a choice that a test can spoil.
import type { Kysely } from 'kysely'
import { setLogicRules } from '#contract/rules.ts'
import { redeemScan } from '#contract/scanning.ts'
import type { Tables } from '../database/tables.ts'
import { type Connected, prepareList } from './factories.ts'
import { callMailchimp } from './start-listening-app.ts'
import type { TestApp } from './start-test-app.ts'
import { until } from './until.ts'

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
