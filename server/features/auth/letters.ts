import type { Letter } from '../../mail/letter.ts'

type To = { name: string; email: string }

export function resetLetter(id: string, { name, email }: To, link: string): Letter {
  return {
    id,
    to: { name, address: email },
    subject: 'Choose a new password for Listpass',
    paragraphs: [
      'Somebody asked for a new password for your Listpass account. If that was you, choose one now.',
      'The link is good for 30 minutes, and once.',
    ],
    action: { label: 'Choose a new password', url: link },
    closing: ['If it was not you, there is nothing to do: your password stays as it is.'],
  }
}

/** To the owner of the first account, by its name: the one that was typed may be a stranger's words. */
export function secondLetter(id: string, { name, email }: To, publicUrl: string): Letter {
  return {
    id,
    to: { name, address: email },
    subject: 'Your email was registered at Listpass again',
    paragraphs: [
      'A new Listpass account was made with your email. You already have an account, and it is unchanged.',
      'If you made it: the new account is separate and empty. To reach your lists, sign out, then sign in with your first password. If you have forgotten it, choose a new one.',
    ],
    action: { label: 'Choose a new password', url: `${publicUrl}/password-forget` },
    closing: ['If you did not make it, there is nothing to do. Nobody can reach your account this way.'],
  }
}

export function changedLetter(id: string, { name, email }: To, publicUrl: string): Letter {
  return {
    id,
    to: { name, address: email },
    subject: 'Your Listpass password was changed',
    paragraphs: [
      'The password of your Listpass account was changed just now. Everybody who was signed in elsewhere is signed out.',
      'If that was you, all is well. If it was not, choose a new password at once:',
    ],
    action: { label: 'Reset your password', url: `${publicUrl}/password-forget` },
  }
}
