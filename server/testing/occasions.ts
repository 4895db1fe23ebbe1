// Occasions for tests.
import { addOccasions, changeOccasion, type Occasion, type OccasionForm } from '#contract/occasions.ts'
import { redeemScan, type Verdict } from '#contract/scanning.ts'
import type { Calls } from './calls.ts'
import type { Connected } from './factories.ts'
import { plainForm } from './plain-form.ts'

type Caller = Pick<Connected, 'token' | 'list'>

export async function addOccasion(
  node: Calls,
  { token, list }: Caller,
  settings: Partial<OccasionForm> = {},
): Promise<Occasion> {
  const body = { occasions: [{ ...plainForm, ...settings }] }
  const { occasions } = await node.call(addOccasions, { token, params: { listId: list.id }, body })
  return occasions[0]!
}

/** The settings of an occasion, to be sent again with a change. */
export function formOf(occasion: Occasion): OccasionForm {
  const names = Object.keys(plainForm) as (keyof OccasionForm)[]
  return Object.fromEntries(names.map((name) => [name, occasion[name]])) as OccasionForm
}

/** Sends all settings of an occasion again, with these changes. */
export async function changeSettings(
  node: Calls,
  { token, list }: Caller,
  occasion: Occasion,
  settings: Partial<OccasionForm>,
): Promise<Occasion> {
  const params = { listId: list.id, occasionId: occasion.id }
  return (await node.call(changeOccasion, { token, params, body: { ...formOf(occasion), ...settings } })).occasion
}

/** A scan at the organiser's own door. Default: at the main occasion, coming in. */
export function scanAt(
  node: Calls,
  { token, list }: Caller,
  code: string,
  occasion?: Occasion,
  direction?: 'in' | 'out',
): Promise<Verdict> {
  const body = { qr_code: code, occasion_id: occasion?.id, direction }
  return node.call(redeemScan, { token, params: { listId: list.id }, body })
}
