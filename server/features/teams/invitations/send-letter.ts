import type * as z from 'zod/mini'
import type { Needs } from '../../../services.ts'
import type { sendInvitation } from '../jobs.ts'
import { findLetterLanguageOf } from '../../auth/own-language.ts'
import { invitationLetter } from './letter.ts'
import { invitationUrl, openSealedLink } from './sealed-link.ts'
import { openInvitation } from './store.ts'

/**
 * Retried with the same link as long as the mail server refuses. A withdrawn invitation is not sent. Somebody without an
 * account reads it in the language of the member who invites.
 */
export async function sendLetter(
  services: Needs<'database' | 'keys' | 'mail' | 'publicUrl'>,
  { invitationId, box, language = 'en' }: z.output<typeof sendInvitation.payload>,
  stopping: AbortSignal,
): Promise<void> {
  const invitation = await openInvitation(services.database, invitationId)
  if (!invitation || invitation.isOver) return
  const url = invitationUrl(services.publicUrl, openSealedLink(services.keys, invitationId, box))
  const own = await findLetterLanguageOf(services, invitation.email)
  await services.mail.send(invitationLetter(invitation, own ?? language, url), stopping)
}
