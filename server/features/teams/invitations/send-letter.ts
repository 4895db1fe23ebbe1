import type * as z from 'zod/mini'
import type { Role } from '#domain/role.ts'
import type { Letter } from '../../../mail/letter.ts'
import type { Needs } from '../../../services.ts'
import type { sendInvitation } from '../jobs.ts'
import { goodForDays } from '../../auth/invitations.ts'
import { invitationUrl, openSealedLink } from './sealed-link.ts'
import { openInvitation, type OpenedInvitation } from './store.ts'

/** Retried with the same link as long as the mail server refuses. A withdrawn invitation is not sent. */
export async function sendLetter(
  services: Needs<'database' | 'keys' | 'mail' | 'publicUrl'>,
  { invitationId, box }: z.output<typeof sendInvitation.payload>,
  stopping: AbortSignal,
): Promise<void> {
  const invitation = await openInvitation(services.database, invitationId)
  if (!invitation || invitation.isOver) return
  const url = invitationUrl(services.publicUrl, openSealedLink(services.keys, invitationId, box))
  await services.mail.send(invitationLetter(invitation, url), stopping)
}

function invitationLetter({ id, email, teamName, invitedBy, role }: OpenedInvitation, url: string): Letter {
  return {
    id,
    to: { name: email, address: email },
    subject: `${invitedBy} invites you to a team on Listpass`,
    paragraphs: [
      `${invitedBy} invites you to the team “${teamName}” on Listpass, where guests of an email list are checked in by QR code.`,
      tasks[role],
      `The link works once, for ${goodForDays} days, and only for ${email}.`,
    ],
    action: { label: 'Join the team', url },
    closing: ['If you don’t know this person, ignore this email. Nothing happens unless you join.'],
  }
}

const tasks: Record<Role, string> = {
  owner: 'You will be an owner: you can do everything, also invite people and connect Mailchimp accounts.',
  editor: 'You will be an editor: you can do everything about the lists.',
  viewer: 'You will be a viewer: you can see lists and figures.',
  door: 'You will scan at the door, with your own sign-in.',
}
