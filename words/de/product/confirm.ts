import type { ProductWords } from '../../en/product/index.ts'

/** The confirmation before a dangerous change. */
export const confirm = {
  password: 'Passwort',
  code: 'Code',
  codeHint: 'Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode.',
  insteadPasskey: 'Stattdessen Passkey nutzen',
  insteadPassword: 'Stattdessen Passwort nutzen',
  passkeyNote: 'Ihr Gerät fragt nach Finger, Gesicht oder Bildschirmsperre.',
  passkeyNotUsed: 'Es wurde kein Passkey benutzt. Bitte versuchen Sie es noch einmal.',
} satisfies ProductWords['confirm']
