import type { Perform } from '../../jobs/open-jobs.ts'
import type { WorkServices, Needs } from '../../services.ts'
import { sendInvitation, tellNewOwner } from './jobs.ts'
import { sendNewOwner } from './tell-owners.ts'
import type * as z from 'zod/mini'
import { findLetterLanguageOf } from '../auth/own-language.ts'
import { invitationLetter } from './invitations/letter.ts'
import { invitationUrl, openSealedLink } from './invitations/sealed-link.ts'
import { openInvitation } from './invitations/store.ts'

export async function teamsWork(perform: Perform, services: WorkServices): Promise<void> {
  await perform(sendInvitation, (asked, stopping) => sendLetter(services, asked, stopping))
  await perform(tellNewOwner, (told, stopping) => sendNewOwner(services, told, stopping))
}

/**
 * Retried with the same link as long as the mail server refuses. A withdrawn invitation is not sent. A person without an
 * account gets it in the language of the member who invites.
 */
async function sendLetter(
  services: Needs<'database' | 'keys' | 'mail' | 'publicUrl'>,
  { invitationId, box, language }: z.output<typeof sendInvitation.payload>,
  stopping: AbortSignal,
): Promise<void> {
  const invitation = await openInvitation(services.database, invitationId)
  if (!invitation || invitation.isOver) return
  const url = invitationUrl(services.publicUrl, openSealedLink(services.keys, invitationId, box))
  const own = await findLetterLanguageOf(services, invitation.email)
  await services.mail.send(invitationLetter(invitation, own ?? language, url), stopping)
}
