import * as z from 'zod/mini'
import { job } from '../../jobs/job.ts'

/** Mails an invitation to a team. The link is sealed in a box. */
export const sendInvitation = job(
  'send-invitation',
  z.object({ teamId: z.uuid(), invitationId: z.uuid(), box: z.string() }),
  4,
)
