import type { list as english } from '../../en/fields/list.ts'
import { n } from '../format.ts'

type Most = { most: number }

const settings = {
  scanning_needed: 'Indiquez si le scan est activé.',
  sentence_required: 'La phrase est obligatoire.',
  sentence_too_long: ({ most }: Most) => `La phrase peut avoir ${n(most)} caractères au maximum.`,
  word_needed: 'Saisissez un mot.',
  word_too_long: ({ most }: Most) => `Un mot peut avoir ${n(most)} caractères au maximum.`,
  colour_needed: 'Choisissez une couleur.',
  colours_at_most: ({ most }: Most) => `Une liste peut avoir ${n(most)} couleurs au maximum.`,
  status_unknown: 'Ce statut n’existe pas dans Mailchimp.',
  statuses_needed: 'Choisissez des statuts.',
  status_must_count: 'Au moins un statut doit compter. Sinon, la liste n’a pas d’invités.',
  card_at_most: 'Une entrée affiche cinq champs au maximum.',
  alert_value_at_most: ({ most }: Most) => `Une valeur a ${n(most)} caractères au maximum.`,
  asks_at_most: 'Une entrée pose trois questions au maximum.',
  question_required: 'La question est obligatoire.',
  question_too_long: ({ most }: Most) => `La question peut avoir ${n(most)} caractères au maximum.`,
}

const rules = {
  rules_needed: 'Envoyez une liste de règles.',
  rules_at_most: ({ most }: Most) => `Une liste peut avoir ${n(most)} règles au maximum.`,
  if_field_needed: 'Choisissez le champ à vérifier.',
  if_value_needed: 'Indiquez la valeur à chercher.',
  then_field_needed: 'Choisissez le champ à modifier.',
  then_value_needed: 'Indiquez la nouvelle valeur du champ.',
}

const branding = {
  accent_needed: 'Saisissez une couleur, par exemple #17324d.',
  shows_guest_needed: 'Indiquez si la page affiche le nom de l’invité.',
  file_needed: 'Choisissez un fichier.',
  logo_too_large: ({ kilobytes }: { kilobytes: number }) => `Le logo peut avoir au maximum ${n(kilobytes)} ko.`,
  logo_no_picture: 'Choisissez un fichier PNG ou SVG.',
}

const guests = {
  blocked_needed: 'Indiquez si le code est bloqué.',
  all_blocked_needed: 'Indiquez si les codes sont bloqués.',
  tag_needed: 'Saisissez un tag.',
  tag_too_long: ({ most }: Most) => `${n(most)} caractères au maximum.`,
  tag_is_kept:
    'Listpass gère lui-même les tags qui commencent par «\u{202f}Attended:\u{202f}». Choisissez un autre nom.',
  tag_wanted_needed: 'Indiquez si les invités reçoivent le tag ou le perdent.',
}

const campaigns = {
  test_email_too_long: 'L’e-mail est trop long.',
  title_too_long: 'Le nom est trop long.',
  number_required: 'Un nombre est obligatoire.',
  segment_kind_needed: 'Choisissez un segment.',
}

/** A list with its guests, rules, campaigns and occasions. */
export const list = {
  ...settings,
  ...rules,
  ...branding,
  ...guests,
  ...campaigns,
  yes_or_no: 'Choisissez oui ou non.',
  nothing_changed: 'Rien n’a été modifié.',
  whole_number: 'Saisissez un nombre entier.',
  at_least: ({ least }: { least: number }) => `${n(least)} au minimum.`,
  number_needed: 'Envoyez un nombre.',
  occasions_needed: 'Envoyez les événements.',
  occasions_at_once: ({ most }: Most) => `${n(most)} événements à la fois au maximum.`,
} satisfies typeof english
