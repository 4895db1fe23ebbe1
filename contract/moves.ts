import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Called by the installation that takes in a team. The id is known to these two installations alone. */
export const teamArrived = endpoint({
  method: 'POST',
  path: '/api/moves/:moveId/arrival',
  summary:
    'For another installation of Listpass: the team that left by this move is there. From now on its addresses here lead there.',
  params: z.object({ moveId: z.uuid() }),
  /** The public address that the team has left for. */
  body: z.strictObject({ at: z.string().check(z.maxLength(500)) }),
  answer: z.object({ has_arrived: z.literal(true) }),
})
