import * as store from './store.ts'
import type { CardChoice } from '#contract/card.ts'
import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import type { StoredCard } from '../../database/column-types.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf } from '../lists/find-list.ts'
import { markCard } from '../lists/mark-list.ts'
import { readListFields, shownField } from './display-field.ts'

type NeededHere = Needs<'database' | 'openLogin' | 'keys' | 'jobs'>

export async function readCard(services: Needs<'database'>, team: Team, listKey: string): Promise<CardChoice | null> {
  const list = await findListOf(services, team, listKey)
  const card = await store.findCard(services.database, { team: team.id, list: list.id })
  return card && choiceOf(card)
}

/** Doors read the whole list again. Null, or nothing chosen: doors show no card. */
export async function setCard(
  services: NeededHere,
  team: Team,
  listKey: string,
  choice: CardChoice | null,
): Promise<CardChoice | null> {
  const { id, card } = await nameFields(services, team, listKey, choice)
  await services.database.as({ team: team.id }, async (tx) => {
    await markCard(tx, team.id, id, card)
    await keepRecord(tx, team, 'card_changed', { listId: id, details: { fields: card?.fields.length ?? 0 } })
  })
  return card && choiceOf(card)
}

/** The names are kept with the card, so that a door never asks Mailchimp. */
async function nameFields(services: NeededHere, team: Team, listKey: string, choice: CardChoice | null) {
  if (!choice || (choice.fields.length === 0 && !choice.note && !choice.alert))
    return { id: (await findListOf(services, team, listKey)).id, card: null }
  const twice = choice.fields.findIndex(({ tag }, at) => choice.fields.findIndex((other) => other.tag === tag) < at)
  if (twice >= 0) {
    const { tag } = choice.fields[twice]!
    throw new Refusal('invalid', 'field_on_card_twice', { field: `card.fields.${twice}`, params: { tag } })
  }
  const { list, fields } = await readListFields(services, team, listKey)
  const named = (tag: string, place: string) => ({ tag, name: shownField(fields, tag, place).name })
  const card: StoredCard = {
    fields: choice.fields.map(({ tag, is_large: isLarge }, at) => ({
      ...named(tag, `card.fields.${at}`),
      is_large: isLarge,
    })),
    note: choice.note === null ? null : named(choice.note, 'card.note').tag,
    alert: choice.alert && { ...named(choice.alert.tag, 'card.alert'), is: choice.alert.is },
  }
  return { id: list.id, card }
}

function choiceOf({ fields, note, alert }: StoredCard): CardChoice {
  return {
    fields: fields.map(({ tag, is_large: isLarge }) => ({ tag, is_large: isLarge })),
    note,
    alert: alert && { tag: alert.tag, is: alert.is },
  }
}
