import type { accounts as en } from '../../en/refusals/accounts.ts'

/** Connected Mailchimp accounts. A quoted button has its name on the screen. */
export const accounts = {
  account_not_found: 'Compte introuvable',
  account_not_connected: 'Ce compte n’est plus connecté.',
  account_inactive: 'Ce compte est désactivé. Activez-le pour synchroniser ses listes.',
  account_connected_already: 'Ce compte Mailchimp est déjà connecté.',
  api_key_wrong: 'Mailchimp n’accepte pas cette clé API. Vérifiez-la, ou créez-en une autre.',
  too_many_keys: 'Trop d’essais. Attendez quelques minutes, puis réessayez.',
  user_not_authenticated: 'Utilisateur non identifié',
  credential_not_opened:
    'Listpass ne peut pas ouvrir l’accès enregistré de ce compte\u{202f}: LISTPASS_KEYS a changé. L’équipe qui gère Listpass peut remettre l’ancienne clé.',
  no_consent: 'La connexion par autorisation n’est pas configurée ici.',
  no_consent_use_key: 'La connexion par la page de Mailchimp n’est pas configurée ici. Utilisez plutôt une clé API.',
  account_not_saved: 'Ce compte Mailchimp n’a pas pu être enregistré.',
  account_was_not_connected: 'Le compte n’a pas été connecté.',
  no_access_given: 'Mailchimp n’a pas donné l’accès à Listpass.',
  consent_link_over: 'Ce lien de retour de Mailchimp ne fonctionne plus.',
  consent_too_late: 'Cela a pris trop de temps.',
  consent_again:
    'Recommencez\u{202f}: saisissez le nom du compte, puis choisissez «\u{202f}Connecter via Mailchimp\u{202f}».',
  consent_used_again:
    'Ce lien a déjà été utilisé, ou appartient à un autre navigateur. Recommencez\u{202f}: saisissez le nom du compte, puis choisissez «\u{202f}Connecter via Mailchimp\u{202f}».',
  consent_ten_minutes_again:
    'La connexion doit être terminée en dix minutes. Recommencez\u{202f}: saisissez le nom du compte, puis choisissez «\u{202f}Connecter via Mailchimp\u{202f}».',
  consent_denied:
    'Vous n’avez pas autorisé l’accès dans Mailchimp\u{202f}: rien n’a changé. Pour connecter quand même le compte, recommencez.',
  consent_nameless_again:
    'Mailchimp n’a pas indiqué qui vous êtes. Recommencez\u{202f}: saisissez le nom du compte, puis choisissez «\u{202f}Connecter via Mailchimp\u{202f}». Vous pouvez aussi utiliser une clé API.',
  consent_unreachable:
    'Mailchimp est injoignable pour le moment. Attendez quelques minutes, puis recommencez. Rien n’a changé jusqu’ici.',
  consent_busy:
    'Mailchimp est trop occupé pour le moment. Attendez quelques minutes, puis recommencez. Rien n’a changé jusqu’ici.',
  consent_unknown_client: 'Mailchimp ne reconnaît pas ce Listpass. Utilisez plutôt une clé API.',
  consent_expired_again:
    'L’autorisation a déjà été utilisée, ou a expiré. Recommencez\u{202f}: saisissez le nom du compte, puis choisissez «\u{202f}Connecter via Mailchimp\u{202f}».',
} satisfies typeof en
