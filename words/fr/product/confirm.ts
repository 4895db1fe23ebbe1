import type { ProductWords } from '../../en/product/index.ts'

/** The confirmation before a dangerous change. */
export const confirm = {
  password: 'Mot de passe',
  code: 'Code',
  codeHint: 'Celui de votre application d’authentification, ou un code de récupération.',
  insteadPasskey: 'Utiliser une clé d’accès',
  insteadPassword: 'Utiliser le mot de passe',
  passkeyNote: 'Votre appareil vous demandera votre doigt, votre visage ou le verrouillage de l’écran.',
  passkeyNotUsed: 'Aucune clé d’accès n’a été utilisée. Veuillez réessayer.',
} satisfies ProductWords['confirm']
