import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Asked by the other installation of a move. The id is known to these two installations alone. */
export const moveState = endpoint({
  method: 'GET',
  path: '/api/moves/:moveId',
  summary: 'For another installation of Listpass: whether a team has left from here, or arrived here, by this move.',
  params: z.object({ moveId: z.uuid() }),
  answer: z.object({
    /** The public address of the installation that the team has left for; null if no team has left by this move. */
    leaves_to: z.nullable(z.string()),
    /** An import is under way here. */
    is_coming: z.boolean(),
    has_arrived: z.boolean(),
    /** The public address of this installation, and the newest change of its schema: a team moves between equal ones. */
    public_url: z.string(),
    schema: z.string(),
  }),
})
