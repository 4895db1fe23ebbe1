import { cardLimits, type GuestCard } from '#contract/guest-card.ts'
import type { DoorAsk, DoorAsks } from '#contract/door-ask.ts'
import { comparable } from '#domain/rules.ts'

/** What a guest answered, by the tags of Mailchimp's fields. */
export type Answers = Readonly<Record<string, string>>

/** An answer, and what it changes on the guest's card. */
export type Answered = { value: string; shows: NonNullable<DoorAsk['shows']> }

/** The answers as the card shows them. Answers to questions that the card does not show are left out. */
export function answeredOf(asks: DoorAsks | null | undefined, answers: Answers): Answered[] {
  return (asks?.asks ?? []).flatMap(({ tag, shows }) => {
    const value = answers[tag]?.trim() ?? ''
    return shows && value !== '' ? [{ value, shows }] : []
  })
}

const nothing: GuestCard = { fields: [], note: '', alert: '' }

/** The card after these answers, as the database's `guest_card` makes it once the server has them. */
export function withAnswers(card: GuestCard | undefined, answered: readonly Answered[] = []): GuestCard | undefined {
  if (answered.length === 0) return card
  return answered.reduce(withAnswer, card ?? nothing)
}

function withAnswer(card: GuestCard, { value, shows: { field, is_note: isNote, alert } }: Answered): GuestCard {
  const shown = field && { ...field, value: cut(value, cardLimits.value) }
  const place = card.fields.findIndex(({ name }) => name === field?.name)
  return {
    fields: !shown ? card.fields : place < 0 ? [...card.fields, shown] : card.fields.with(place, shown),
    note: isNote ? cut(value, cardLimits.note) : card.note,
    alert: alert ? cut(alertIn(value, alert), cardLimits.alert) : card.alert,
  }
}

function alertIn(value: string, { name, is }: NonNullable<Answered['shows']['alert']>): string {
  if (is === undefined) return value
  return comparable(value) === comparable(is) ? `${name}: ${value}` : ''
}

/** The database counts characters, not UTF-16 units. */
function cut(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('')
}
