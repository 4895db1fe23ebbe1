import type { CardChoice } from '#contract/card.ts'
import { cardLimits } from '#contract/guest-card.ts'

/** A card being edited. The id keeps a field's controls together while others are added, moved and removed. */
export type CardDraft = {
  fields: readonly { id: number; tag: string; isLarge: boolean }[]
  /** Empty for none. */
  note: string
  alertTag: string
  alertValue: string
}

export function draftFrom(card: CardChoice | null): CardDraft {
  return {
    fields: (card?.fields ?? []).map(({ tag, is_large: isLarge }, id) => ({ id, tag, isLarge })),
    note: card?.note ?? '',
    alertTag: card?.alert?.tag ?? '',
    alertValue: card?.alert?.is ?? '',
  }
}

/** Null if nothing is chosen: the door shows only the name. */
export function cardFrom({ fields, note, alertTag, alertValue }: CardDraft): CardChoice | null {
  if (fields.length === 0 && note === '' && alertTag === '') return null
  const value = alertValue.trim()
  return {
    fields: fields.map(({ tag, isLarge }) => ({ tag, is_large: isLarge })),
    note: note || null,
    alert: alertTag === '' ? null : { tag: alertTag, is: value === '' ? null : value },
  }
}

export function mayAdd({ fields }: CardDraft): boolean {
  return fields.length < cardLimits.fields
}

export function withField(draft: CardDraft): CardDraft {
  const id = Math.max(-1, ...draft.fields.map((field) => field.id)) + 1
  return { ...draft, fields: [...draft.fields, { id, tag: '', isLarge: false }] }
}

/** The field at this place changes places with the one before it. */
export function movedUp(draft: CardDraft, place: number): CardDraft {
  const fields = draft.fields.toSpliced(place, 1)
  return { ...draft, fields: fields.toSpliced(place - 1, 0, draft.fields[place]!) }
}
