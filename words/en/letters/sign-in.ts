import { person } from '../account/person.ts'

/** About the ways into the reader's account. */
export const signIn = {
  wasItYou:
    'If that was you, there is nothing to do. If it wasn’t, choose a new password now. That signs out all devices.',
  newDevice: {
    subject: 'New sign-in to your Listpass account',
    seen: (device: string, moment: string) =>
      `A browser that you hadn’t used before signed in to your account: ${device}, ${moment} UTC.`,
    device: person.device,
  },
  /** By what happened to the second step. */
  secondStep: {
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
      sentence:
        'Someone entered your password, and then too many wrong codes. The codes keep them out of your account.',
    },
  },
  /** By what happened to a way to sign in without the password. `undo` stands after `wasItYou`. */
  ways: {
    'passkey-added': {
      subject: 'A passkey was added to your Listpass account',
      sentence: 'A passkey was added to your Listpass account. It signs in without your password.',
      undo: 'Then remove the passkey in your account, under Passkeys.',
    },
    'passkey-removed': {
      subject: 'A passkey was removed from your Listpass account',
      sentence: 'A passkey was removed from your Listpass account. It no longer signs in.',
      undo: 'Then add your passkey again, under Passkeys in your account.',
    },
    linked: {
      subject: 'Your Listpass account has a new way to sign in',
      sentence: (issuer: string) => `Your Listpass account was linked with ${issuer}, which now signs in to it.`,
      undo: 'Then remove the link in your account, under Passkeys.',
    },
    unlinked: {
      subject: 'A way to sign in was removed from your Listpass account',
      sentence: (issuer: string) =>
        `Your Listpass account is no longer linked with ${issuer}, which no longer signs in.`,
      undo: 'Then link your account again, under Passkeys.',
    },
  },
  /** In the place of an issuer that is no longer set up. */
  someIssuer: 'another account',
}
