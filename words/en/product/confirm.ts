/** The confirmation before a dangerous change. */
export const confirm = {
  password: 'Password',
  code: 'Code',
  codeHint: 'From your authenticator app, or a recovery code.',
  insteadPasskey: 'Use a passkey instead',
  insteadPassword: 'Use your password instead',
  passkeyNote: 'Your device will ask for your finger, face or screen lock.',
  passkeyNotUsed: 'No passkey was used. Please try again.',
}
