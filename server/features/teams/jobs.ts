import * as z from 'zod/mini'
import { languages } from '#domain/spoken.ts'
import { job } from '../../jobs/job.ts'

/** Mails an owner that the team has a new owner. */
export const tellNewOwner = job(
  'tell-new-owner',
  z.object({ teamId: z.uuid(), ownerId: z.uuid(), readerId: z.uuid(), at: z.int() }),
  4,
)

/** Mails an invitation to a team. The link is sealed in a box. `language` of the member who invites. */
export const sendInvitation = job(
  'send-invitation',
  z.object({ teamId: z.uuid(), invitationId: z.uuid(), box: z.string(), language: z.enum(languages) }),
  4,
)
