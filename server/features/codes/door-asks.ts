import * as store from './store.ts'
import type { AsksChoice } from '#contract/asks.ts'
import type { DoorAsk, DoorAsks } from '#contract/door-ask.ts'
import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { said } from '../../kernel/said.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf } from '../lists/find-list.ts'
import { markAsks } from '../lists/mark-list.ts'
import { readListFields, type FieldOfList, shownField } from './display-field.ts'

type NeededHere = Needs<'database' | 'openLogin' | 'keys' | 'jobs'>

const nothing: DoorAsks = { is_required: false, asks: [] }

export async function readAsks(services: Needs<'database'>, team: Team, listKey: string): Promise<DoorAsks> {
  const list = await findListOf(services, team, listKey)
  return (await store.findAsks(services.database, { team: team.id, list: list.id })) ?? nothing
}

/** Doors have the questions within seconds. The choices are kept with them, so that a door never asks Mailchimp. */
export async function setAsks(
  services: NeededHere,
  team: Team,
  listKey: string,
  { is_required: isRequired, asks: chosen }: AsksChoice,
): Promise<DoorAsks> {
  refuseTwice(chosen)
  const { list, fields } =
    chosen.length === 0
      ? { list: await findListOf(services, team, listKey), fields: [] }
      : await readListFields(services, team, listKey)
  const asks = chosen.map((ask, place) => ({
    ...kindOf(shownField(fields, ask.tag, `asks.${place}.tag`), ask.is_tick, place),
    tag: ask.tag,
    question: ask.question,
  }))
  const kept = { is_required: isRequired, asks }
  await services.database.as({ team: team.id }, async (tx) => {
    await markAsks(tx, team.id, list.id, asks.length === 0 ? null : kept)
    await keepRecord(tx, team, 'asks_changed', { listId: list.id, details: { questions: asks.length } })
  })
  return asks.length === 0 ? nothing : kept
}

function refuseTwice(asks: AsksChoice['asks']): void {
  const twice = asks.findIndex(({ tag }, at) => asks.findIndex((other) => other.tag === tag) < at)
  if (twice < 0) return
  throw new Refusal('invalid', 'field_asked_twice', { field: `asks.${twice}.tag`, params: { tag: asks[twice]!.tag } })
}

/** A field of Mailchimp that staff can fill in. A box to tick needs a text field. */
function kindOf(
  { type, choices, tag }: FieldOfList,
  isTick: boolean,
  place: number,
): Pick<DoorAsk, 'kind' | 'choices'> {
  if (type === 'text') return { kind: isTick ? 'tick' : 'text', choices: [] }
  if (!isTick && type === 'number') return { kind: 'number', choices: [] }
  if (!isTick && (type === 'radio' || type === 'dropdown') && choices.length > 0) return { kind: 'choice', choices }
  const words = isTick ? said('field_not_tickable', { tag }) : said('field_not_askable', { tag })
  throw new Refusal('invalid', words, { field: `asks.${place}.tag` })
}
