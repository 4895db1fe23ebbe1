// What a door asks the organiser in a few words, and the answer (docs/decisions/0090).
import * as z from 'zod/mini'
import { callAnswers, callSubjects } from '#domain/door-call.ts'
import { reasons } from '#domain/verdict.ts'
import { endpoint } from './endpoint.ts'
import { largestParty } from './limits.ts'
import { listKey } from './list-key.ts'
import { says } from './says.ts'

export const doorCall = z.object({
  id: z.string(),
  about: z.enum(callSubjects),
  /** The door's name. */
  door: z.string(),
  called_at: z.string(),
  /** The guest in question, and why the door refused; null for a call about no guest. The name is empty for a code of no contact. */
  guest: z.nullable(
    z.object({
      display_value: z.string(),
      reason: z.enum(reasons),
      at: z.string(),
      /** False for a code of no contact: nothing can be counted. */
      is_known: z.boolean(),
      /** How many places the code had left at the refusal. */
      places: z.int(),
    }),
  ),
  /** Null while nobody has answered. `counted`: the people who were let in by this answer and still count. */
  answer: z.nullable(z.object({ is: z.enum(callAnswers), at: z.string(), by: z.string(), counted: z.int() })),
})
export type DoorCall = z.output<typeof doorCall>

const ofList = z.object({ listId: listKey })

export const callOrganiser = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/door-calls',
  summary:
    'Calls the organiser from a door. The same id is one call. At most 10 of a link at once, then one each 10 seconds.',
  params: ofList,
  body: z.strictObject({
    /** Made by the device. */
    id: z.uuid(),
    about: z.enum(callSubjects),
    /** The scan of the guest that it is about. */
    scan_id: z.optional(z.uuid()),
  }),
  answer: z.object({ call: doorCall, message: z.string() }),
})

export const ownDoorCalls = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/door-calls/own',
  summary: 'The calls of this door in the last 2 hours, newest first, at most 5, with their answers.',
  params: ofList,
  answer: z.object({ calls: z.array(doorCall) }),
})

export const doorCalls = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/door-calls',
  summary: 'The calls of all doors of a list in the last 12 hours, newest first, at most 50.',
  params: ofList,
  answer: z.object({ calls: z.array(doorCall) }),
})

export const answerDoorCall = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/door-calls/:callId/answer',
  summary:
    'Answers the call of a door. A later answer replaces the one before. `let_in` counts the guest once, above the maximum and the capacity if need be; `refuse` takes that back.',
  params: z.object({ listId: listKey, callId: z.uuid() }),
  body: z.strictObject({
    answer: z.enum(callAnswers, says('answer_needed')),
    /** How many people are let in with the guest's code, the guest included. Without it, one. */
    people: z.optional(z.int().check(z.minimum(1), z.maximum(largestParty))),
  }),
  answer: z.object({ call: doorCall, message: z.string() }),
})
