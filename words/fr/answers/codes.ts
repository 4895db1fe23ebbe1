import type { codes as english } from '../../en/answers/codes.ts'

/** The fields and codes of a list. */
export const codes = {
  fields_created: 'Les champs QR ont été créés',
  field_deleted: 'Le champ QR a été supprimé',
  codes_renewed: 'Les nouveaux codes sont créés. Mailchimp les reçoit d’ici une minute.',
  status_checked: 'La liste a été vérifiée',
  list_too_long_to_read:
    'La liste est trop longue pour être lue pendant que vous attendez\u{202f}: ce sont donc les dernières valeurs connues. Une synchronisation compare chaque contact.',
  list_not_shown_whole:
    'Mailchimp n’a peut-être pas montré toute la liste\u{202f}: ce sont donc les dernières valeurs connues. Une synchronisation compare chaque contact.',
  display_field_updated: 'Le champ affiché a été modifié',
  party_field_saved: 'La taille des groupes a été enregistrée.',
  card_saved: 'L’affichage des entrées a été enregistré.',
  asks_saved: 'Les questions des entrées ont été enregistrées.',
} satisfies typeof english
