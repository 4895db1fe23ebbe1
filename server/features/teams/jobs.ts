import * as z from 'zod/mini'
import { languages } from '#domain/spoken.ts'
import { job } from '../../jobs/job.ts'

/** Mails an invitation to a team. The link is sealed in a box. `language` of the member who invites; the previous release leaves it out. */
export const sendInvitation = job(
  'send-invitation',
  z.object({ teamId: z.uuid(), invitationId: z.uuid(), box: z.string(), language: z.optional(z.enum(languages)) }),
  4,
)
