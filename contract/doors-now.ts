import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listKey } from './list-key.ts'
import { chosen } from './offline.ts'

export const doorsNow = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/doors-now',
  summary:
    'The other doors of this door’s occasion, by name: how many they let in, and which are offline. Of guests it has counts alone.',
  params: z.object({ listId: listKey }),
  query: z.object(chosen),
  answer: z.object({
    /** Entries of all doors, this one too, in the last 10 minutes. */
    let_in_lately: z.int(),
    /** The most entries first, and offline doors last. A link that no device has opened is left out. */
    doors: z.array(
      z.object({
        name: z.string(),
        /** Entries that count, of the occasion or its last hours. */
        let_in: z.int(),
        is_offline: z.boolean(),
      }),
    ),
  }),
})
