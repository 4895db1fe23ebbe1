/** About the password of the reader's account. */
export const password = {
  choose: 'Choose a new password',
  /** By the second step that signing in still asks for. */
  stillNeeds: {
    totp: 'To sign in, you still need a code from your authenticator app, or a recovery code.',
    passkey: 'To sign in, you still need your passkey.',
  },
  /** With a link for a new password. */
  reset: {
    subject: 'Choose a new password for Listpass',
    asked: 'We got a request for a new password for your Listpass account. If it was you, choose one now.',
    goodFor: 'The link works once, for 30 minutes.',
    ignore: 'If you didn’t ask for it, ignore this email. Your password stays as it is.',
  },
  changed: {
    subject: 'Your Listpass password was changed',
    changed: 'The password of your Listpass account was just changed. All other devices are signed out.',
    wasItYou: 'If that was you, there is nothing to do. If it wasn’t, choose a new password now:',
    reset: 'Reset your password',
  },
  /** To the owner of an account whose email was registered once more. */
  registered: {
    subject: 'Your email was registered with Listpass again',
    unchanged: 'A new Listpass account was created with your email. Your existing account is unchanged.',
    ifYou:
      'If that was you: the new account is separate and empty. To reach your lists, sign out, then sign in with your first password. If you have forgotten it, choose a new one.',
    ifNot: 'If it wasn’t you, you can ignore this email. No one can get into your account this way.',
  },
}
