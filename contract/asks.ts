// The questions that doors ask guests, and the answers.
import * as z from 'zod/mini'
import { doorAsks } from './door-ask.ts'
import { endpoint } from './endpoint.ts'
import { givenName } from './given-name.ts'
import { listKey } from './list-key.ts'
import { madeOneLine } from './one-line.ts'
import { says } from './says.ts'

/** The most questions of a list. */
export const asksLimit = 3

const ofList = z.object({ listId: listKey })
const tag = z.string(says('field_needed')).check(z.minLength(1, says('field_needed')), z.maxLength(50))

/** `is_tick`: a box to tick instead of a text. */
export const asksChoice = z.strictObject({
  is_required: z.boolean(),
  asks: z
    .array(z.strictObject({ tag, question: givenName('question', 120), is_tick: z.boolean() }))
    .check(z.maxLength(asksLimit, says('asks_at_most'))),
})
export type AsksChoice = z.output<typeof asksChoice>

export const readAsks = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/asks',
  summary: 'What the doors of a list ask guests.',
  params: ofList,
  answer: doorAsks,
})

export const setAsks = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/asks',
  summary: 'Sets up to three questions that doors ask guests. Each answer goes into a field of Mailchimp.',
  params: ofList,
  body: asksChoice,
  answer: z.extend(doorAsks, { message: z.string() }),
})

export const answerAsks = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/scans/:scanId/answers',
  summary:
    'Keeps the answers of the guest whom a scan of this door let in, to the questions of the list. Repeating it changes nothing.',
  params: z.object({ listId: listKey, scanId: z.uuid() }),
  body: z.strictObject({
    answers: z
      .array(
        z.strictObject({
          tag: z.string().check(z.maxLength(50)),
          value: z.string().check(madeOneLine, z.maxLength(255)),
        }),
      )
      .check(z.minLength(1), z.maxLength(asksLimit)),
  }),
  answer: z.object({
    /** The tags of answers that are not kept, because the list does not ask for them now. */
    not_asked: z.array(z.string()),
    message: z.string(),
  }),
})
