import type { LetterWords } from '../../en/letters/index.ts'

/** About the password of the reader's account. */
export const password = {
  choose: 'Choisir un nouveau mot de passe',
  /** By the second step that signing in still asks for. */
  stillNeeds: {
    totp: 'Pour vous identifier, il vous faut toujours un code de votre application d’authentification, ou un code de récupération.',
    passkey: 'Pour vous identifier, il vous faut toujours votre clé d’accès.',
  },
  /** With a link for a new password. */
  reset: {
    subject: 'Choisissez un nouveau mot de passe pour Listpass',
    asked:
      'Nous avons reçu une demande de nouveau mot de passe pour votre compte Listpass. Si elle vient de vous, choisissez-en un maintenant.',
    goodFor: 'Le lien fonctionne une seule fois, pendant 30 minutes.',
    ignore: 'Si vous n’avez rien demandé, ignorez cet e-mail. Votre mot de passe ne change pas.',
  },
  changed: {
    subject: 'Votre mot de passe Listpass a été changé',
    changed:
      'Le mot de passe de votre compte Listpass vient d’être changé. Les sessions de tous les autres appareils sont fermées.',
    wasItYou:
      'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez maintenant un nouveau mot de passe\u{202f}:',
    reset: 'Réinitialiser votre mot de passe',
  },
  /** To the owner of an account whose email was registered once more. */
  registered: {
    subject: 'Un autre compte Listpass a été créé avec votre e-mail',
    unchanged: 'Un nouveau compte Listpass a été créé avec votre e-mail. Votre compte existant n’a pas changé.',
    ifYou:
      'Si c’était vous\u{202f}: le nouveau compte est distinct et vide. Pour retrouver vos listes, fermez la session, puis identifiez-vous avec votre premier mot de passe. Si vous l’avez oublié, choisissez-en un nouveau.',
    ifNot:
      'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Personne ne peut accéder à votre compte de cette façon.',
  },
} satisfies LetterWords['password']
