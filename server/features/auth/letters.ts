import type { Letter } from '../../mail/letter.ts'

type To = { name: string; email: string }

export function resetLetter(id: string, { name, email }: To, link: string): Letter {
  return {
    id,
    to: { name, address: email },
    subject: 'Choose a new password for Listpass',
    paragraphs: [
      'We got a request for a new password for your Listpass account. If it was you, choose one now.',
      'The link works once, for 30 minutes.',
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

export function changedLetter(id: string, { name, email }: To, publicUrl: string): Letter {
  return {
    id,
    to: { name, address: email },
    subject: 'Your Listpass password was changed',
    paragraphs: [
      'The password of your Listpass account was just changed. All other devices are signed out.',
      'If that was you, there is nothing to do. If it wasn’t, choose a new password now:',
    ],
    action: { label: 'Reset your password', url: `${publicUrl}/password-forget` },
  }
}
