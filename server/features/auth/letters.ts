import type { Letter } from '../../mail/letter.ts'

type To = { name: string; email: string }

const stillNeedsCode = 'To sign in, you still need a code from your authenticator app, or a recovery code.'
const stillNeedsPasskey = 'To sign in, you still need your passkey.'

function stillNeeds(ways: readonly string[]): string[] {
  if (ways.includes('totp')) return [stillNeedsCode]
  return ways.includes('passkey') ? [stillNeedsPasskey] : []
}

/** `ways`: the second steps that the account still asks for. */
export function resetLetter(id: string, { name, email }: To, link: string, ways: readonly string[]): Letter {
  return {
    id,
    to: { name, address: email },
    subject: 'Choose a new password for Listpass',
    paragraphs: [
      'We got a request for a new password for your Listpass account. If it was you, choose one now.',
      'The link works once, for 30 minutes.',
      ...stillNeeds(ways),
    ],
    action: { label: 'Choose a new password', url: link },
    closing: ['If you didn’t ask for it, ignore this email. Your password stays as it is.'],
  }
}

/** The greeting has the first account's name, because the newly typed name may be a stranger's text. */
export function secondLetter(id: string, { name, email }: To, publicUrl: string): Letter {
  return {
    id,
    to: { name, address: email },
    subject: 'Your email was registered with Listpass again',
    paragraphs: [
      'A new Listpass account was created with your email. Your existing account is unchanged.',
      'If that was you: the new account is separate and empty. To reach your lists, sign out, then sign in with your first password. If you have forgotten it, choose a new one.',
    ],
    action: { label: 'Choose a new password', url: `${publicUrl}/password-forget` },
    closing: ['If it wasn’t you, you can ignore this email. No one can get into your account this way.'],
  }
}

export function changedLetter(id: string, { name, email }: To, publicUrl: string, ways: readonly string[]): Letter {
  return {
    id,
    to: { name, address: email },
    subject: 'Your Listpass password was changed',
    paragraphs: [
      'The password of your Listpass account was just changed. All other devices are signed out.',
      ...stillNeeds(ways),
      'If that was you, there is nothing to do. If it wasn’t, choose a new password now:',
    ],
    action: { label: 'Reset your password', url: `${publicUrl}/password-forget` },
  }
}

export function newDeviceLetter(
  id: string,
  { name, email }: To,
  { at, device }: { at: Date; device: string },
  publicUrl: string,
): Letter {
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)
  return {
    id,
    to: { name, address: email },
    subject: 'New sign-in to your Listpass account',
    paragraphs: [
      `A browser that you hadn’t used before signed in to your account: ${device}, ${when} UTC.`,
      'If that was you, there is nothing to do. If it wasn’t, choose a new password now. That signs out all devices.',
    ],
    action: { label: 'Choose a new password', url: `${publicUrl}/password-forget` },
  }
}

const secondFactorChanges = {
  on: {
    subject: 'Your Listpass sign-in now has a second step',
    sentence: 'Signing in to your Listpass account now needs your password and a code from your authenticator app.',
  },
  off: {
    subject: 'The second step of your Listpass sign-in is off',
    sentence: 'The second step was turned off. Your password alone now signs in to your Listpass account.',
  },
  codes: {
    subject: 'Your Listpass recovery codes were replaced',
    sentence: 'New recovery codes were made for your Listpass account. The old ones no longer work.',
  },
  guesses: {
    subject: 'Someone may know your Listpass password',
    sentence: 'Someone entered your password, and then too many wrong codes. The codes keep them out of your account.',
  },
} as const

export function secondFactorLetter(
  id: string,
  { name, email }: To,
  change: keyof typeof secondFactorChanges,
  publicUrl: string,
): Letter {
  const { subject, sentence } = secondFactorChanges[change]
  return {
    id,
    to: { name, address: email },
    subject,
    paragraphs: [
      sentence,
      'If that was you, there is nothing to do. If it wasn’t, choose a new password now. That signs out all devices.',
    ],
    action: { label: 'Choose a new password', url: `${publicUrl}/password-forget` },
  }
}

const wayChanges = {
  'passkey-added': {
    subject: 'A passkey was added to your Listpass account',
    sentence: () => 'A passkey was added to your Listpass account. It signs in without your password.',
    undo: 'Then remove the passkey in your account, under Passkeys.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Listpass account',
    sentence: () => 'A passkey was removed from your Listpass account. It no longer signs in.',
    undo: 'Then add your passkey again, under Passkeys in your account.',
  },
  linked: {
    subject: 'Your Listpass account has a new way to sign in',
    sentence: (issuer: string) => `Your Listpass account was linked with ${issuer}, which now signs in to it.`,
    undo: 'Then remove the link in your account, under Passkeys.',
  },
  unlinked: {
    subject: 'A way to sign in was removed from your Listpass account',
    sentence: (issuer: string) => `Your Listpass account is no longer linked with ${issuer}, which no longer signs in.`,
    undo: 'Then link your account again, under Passkeys.',
  },
} as const

/** The letter leaves out the passkey's name, because a stranger may have chosen it. */
export function wayLetter(
  id: string,
  { name, email }: To,
  { change, issuer }: { change: keyof typeof wayChanges; issuer: string },
  publicUrl: string,
): Letter {
  const { subject, sentence, undo } = wayChanges[change]
  return {
    id,
    to: { name, address: email },
    subject,
    paragraphs: [
      sentence(issuer),
      `If that was you, there is nothing to do. If it wasn’t, choose a new password now. That signs out all devices. ${undo}`,
    ],
    action: { label: 'Choose a new password', url: `${publicUrl}/password-forget` },
  }
}
