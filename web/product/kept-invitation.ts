// The invitation from the mail's link, kept for the tab while the person signs in or registers. It is never part of an
// address that a server sees.

const key = 'invitation'

export type KeptInvitation = {
  token: string
  /** Allows a new account if registration needs an invitation. */
  registration: string
  /** The invited address, once it is known. */
  email?: string
}

/** The parts of a link's fragment, `TOKEN~REGISTRATION`. */
export function invitationIn(fragment: string): KeptInvitation | undefined {
  const [token = '', registration = ''] = fragment.split('~')
  return token === '' ? undefined : { token, registration }
}

export function readInvitationOfTab(): KeptInvitation | undefined {
  try {
    const kept = sessionStorage.getItem(key)
    return kept === null ? undefined : (JSON.parse(kept) as KeptInvitation)
  } catch {
    return undefined
  }
}

export function keepInvitation(invitation: KeptInvitation): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(invitation))
  } catch {
    // Without storage, the person opens the mail's link again after sign-in.
  }
}

export function dropInvitation(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is no invitation.
  }
}
