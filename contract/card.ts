// The organiser’s choice of what doors show beside the name: up to five fields, a note, and an alert.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cardLimits } from './guest-card.ts'
import { listKey } from './list-key.ts'
import { says } from './says.ts'

const tag = z
  .string(says('field_needed'))
  .check(z.minLength(1, says('field_needed')), z.maxLength(50, says('field_unknown')))

const alertIs = z
  .string()
  .check(z.trim(), z.minLength(1, says('value_needed')), z.maxLength(60, says('alert_value_at_most')))

/** What the organiser chose for a list, by the tags of Mailchimp's fields. */
export const cardChoice = z.strictObject({
  fields: z
    .array(z.strictObject({ tag, is_large: z.boolean() }))
    .check(z.maxLength(cardLimits.fields, says('card_at_most'))),
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
