import type { auth as english } from '../../en/answers/auth.ts'

/** Signing in, and the own account. */
export const auth = {
  registered: 'Votre compte a été créé\u{202f}!',
  signed_in: 'Identification réussie\u{202f}!',
  code_to_finish: 'Saisissez maintenant un code pour finir de vous identifier.',
  language_changed: 'La langue a été changée.',
  signed_out: 'Votre session est fermée.',
  reset_link_sent: 'Le lien pour un nouveau mot de passe a été envoyé à votre adresse e-mail\u{202f}!',
  password_updated: 'Le mot de passe a été changé\u{202f}!',
  session_ended: 'La session est fermée.',
  signed_in_only_here: 'Vous n’avez aucune autre session ouverte.',
  signed_out_elsewhere: 'Toutes vos autres sessions sont fermées.',
  issuer_link_removed: 'Le lien a été supprimé.',
  second_step_turned_on: 'Pour vous identifier, il faut maintenant un code de votre application.',
  second_step_turned_off: 'La deuxième étape est désactivée.',
  recovery_codes_renewed: 'Vos anciens codes de récupération ne fonctionnent plus.',
  passkey_added: 'La clé d’accès est ajoutée. Vous pouvez l’utiliser dès maintenant pour vous identifier.',
  passkey_renamed: 'La clé d’accès est renommée.',
  passkey_removed: 'La clé d’accès est supprimée.',
} satisfies typeof english
