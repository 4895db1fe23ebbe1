// The organiser’s choice of what doors show beside the name: up to five fields, a note, and an alert.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cardLimits } from './guest-card.ts'
import { listKey } from './list.ts'

const tag = z
  .string('Please choose a field.')
  .check(z.minLength(1, 'Please choose a field.'), z.maxLength(50, 'This list has no such field.'))

const alertIs = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please enter a value.'), z.maxLength(60, 'A value has at most 60 characters.'))

/** What the organiser chose for a list, by the tags of Mailchimp's fields. */
export const cardChoice = z.strictObject({
  fields: z
    .array(z.strictObject({ tag, is_large: z.boolean() }))
    .check(z.maxLength(cardLimits.fields, 'A card has at most five fields.')),
  note: z.nullable(tag),
  /** `is`: the value that alerts, in any case; null if every value does. */
  alert: z.nullable(z.strictObject({ tag, is: z.nullable(alertIs) })),
})
export type CardChoice = z.output<typeof cardChoice>

const params = z.object({ listId: listKey })

export const readCard = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/card',
  summary: 'What the doors of a list show beside the name. Null: nothing.',
  params,
  answer: z.object({ card: z.nullable(cardChoice) }),
})

export const setCard = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/card',
  summary: 'Sets what the doors of a list show beside the name: up to five fields, a note, and an alert.',
  params,
  body: z.strictObject({ card: z.nullable(cardChoice) }),
  answer: z.object({ message: z.string(), card: z.nullable(cardChoice) }),
})
