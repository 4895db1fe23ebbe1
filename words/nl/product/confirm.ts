import type { ProductWords } from '../../en/product/index.ts'

/** The confirmation before a dangerous change. */
export const confirm = {
  password: 'Wachtwoord',
  code: 'Code',
  codeHint: 'Uit je authenticator-app, of een herstelcode.',
  insteadPasskey: 'Liever een passkey gebruiken',
  insteadPassword: 'Liever je wachtwoord gebruiken',
  passkeyNote: 'Je toestel vraagt om je vinger, gezicht of schermvergrendeling.',
  passkeyNotUsed: 'Er is geen passkey gebruikt. Probeer het opnieuw.',
} satisfies ProductWords['confirm']
