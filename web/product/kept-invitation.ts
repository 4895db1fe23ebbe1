// The invitation of the mail's link, kept for the tab while the person signs in or registers. It is never part of an address
// that a server sees.
import * as z from 'zod/mini'

const key = 'invitation'

const kept = z.object({
  token: z.string(),
  /** Allows a new account where one needs an invitation. */
  registration: z.string(),
  /** The invited address, once it is known. */
  email: z.optional(z.string()),
})
export type KeptInvitation = z.output<typeof kept>

/** The parts of a link's fragment, `TOKEN~REGISTRATION`. */
export function invitationIn(fragment: string): KeptInvitation | undefined {
  const [token = '', registration = ''] = fragment.split('~')
  return token === '' ? undefined : { token, registration }
}

export function readInvitationOfTab(): KeptInvitation | undefined {
  try {
    return kept.parse(JSON.parse(sessionStorage.getItem(key) ?? ''))
  } catch {
    return undefined
  }
}

export function keepInvitation(invitation: KeptInvitation): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(invitation))
  } catch {
    // Without storage the link of the mail has to be opened again after sign-in.
  }
}

export function dropInvitation(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then there is none.
  }
}
