// Occasions for tests.
import { addOccasions, type Occasion, type OccasionForm } from '#contract/occasions.ts'
import type { Calls } from './calls.ts'
import type { Connected } from './factories.ts'

/** Settings that change nothing: open to everyone, at any time, counted with the list. */
export const plainForm: OccasionForm = {
  name: 'Friday',
  zone: 'Europe/Berlin',
  opens_at: null,
  closes_at: null,
  who: null,
  own_max: null,
  again: 'never',
  day_begins: 0,
  capacity: null,
  when_full: 'refuse',
  when_unsure: 'let_in',
  has_exits: false,
  out_at: null,
  place: '',
}

export async function addOccasion(
  node: Calls,
  { token, list }: Pick<Connected, 'token' | 'list'>,
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
