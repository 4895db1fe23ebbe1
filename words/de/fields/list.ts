import type { list as english } from '../../en/fields/list.ts'
import { n } from '../format.ts'

type Most = { most: number }

const settings = {
  scanning_needed: 'Bitte geben Sie an, ob das Scannen eingeschaltet ist.',
  sentence_required: 'Der Satz fehlt.',
  sentence_too_long: ({ most }: Most) => `Der Satz darf höchstens ${n(most)} Zeichen lang sein.`,
  word_needed: 'Bitte geben Sie ein Wort ein.',
  word_too_long: ({ most }: Most) => `Ein Wort darf höchstens ${n(most)} Zeichen lang sein.`,
  colour_needed: 'Bitte wählen Sie eine Farbe.',
  colours_at_most: ({ most }: Most) => `Eine Liste kann höchstens ${n(most)} Farben haben.`,
  status_unknown: 'Diesen Status gibt es in Mailchimp nicht.',
  statuses_needed: 'Bitte wählen Sie mindestens einen Status aus.',
  status_must_count: 'Mindestens ein Status muss zählen. Sonst hat die Liste keine Gäste.',
  card_at_most: 'Neben dem Namen können höchstens fünf Felder stehen.',
  alert_value_at_most: ({ most }: Most) => `Ein Wert darf höchstens ${n(most)} Zeichen lang sein.`,
  asks_at_most: 'Ein Einlass stellt höchstens drei Fragen.',
  question_required: 'Die Frage fehlt.',
  question_too_long: ({ most }: Most) => `Die Frage darf höchstens ${n(most)} Zeichen lang sein.`,
}

const rules = {
  rules_needed: 'Bitte senden Sie eine Liste von Regeln.',
  rules_at_most: ({ most }: Most) => `Eine Liste kann höchstens ${n(most)} Regeln haben.`,
  if_field_needed: 'Bitte wählen Sie das Feld, das geprüft wird.',
  if_value_needed: 'Bitte geben Sie an, welcher Wert gesucht wird.',
  then_field_needed: 'Bitte wählen Sie das Feld, das geändert wird.',
  then_value_needed: 'Bitte geben Sie an, was dann in dem Feld steht.',
}

const branding = {
  accent_needed: 'Bitte geben Sie eine Farbe wie #17324d ein.',
  shows_guest_needed: 'Bitte geben Sie an, ob die Seite den Namen des Gastes zeigt.',
  file_needed: 'Bitte wählen Sie eine Datei.',
  logo_too_large: ({ kilobytes }: { kilobytes: number }) => `Das Logo darf höchstens ${n(kilobytes)} KB groß sein.`,
  logo_no_picture: 'Bitte wählen Sie eine PNG- oder SVG-Datei.',
}

const guests = {
  blocked_needed: 'Bitte geben Sie an, ob der Code gesperrt ist.',
  all_blocked_needed: 'Bitte geben Sie an, ob die Codes gesperrt sind.',
  tag_needed: 'Bitte geben Sie einen Tag ein.',
  tag_too_long: ({ most }: Most) => `Höchstens ${n(most)} Zeichen.`,
  tag_is_kept: 'Tags, die mit „Attended:“ beginnen, verwaltet Listpass selbst. Bitte wählen Sie einen anderen Namen.',
  tag_wanted_needed: 'Bitte geben Sie an, ob die Gäste den Tag bekommen oder verlieren.',
}

const campaigns = {
  test_email_too_long: 'Die E-Mail-Adresse ist zu lang.',
  title_too_long: 'Der Name ist zu lang.',
  number_required: 'Hier fehlt eine Zahl.',
  segment_kind_needed: 'Bitte wählen Sie ein Segment.',
}

/** A list with its guests, rules, campaigns and occasions. */
export const list = {
  ...settings,
  ...rules,
  ...branding,
  ...guests,
  ...campaigns,
  yes_or_no: 'Bitte wählen Sie Ja oder Nein.',
  nothing_changed: 'Es wurde nichts geändert.',
  whole_number: 'Bitte geben Sie eine ganze Zahl ein.',
  at_least: ({ least }: { least: number }) => `Mindestens ${n(least)}.`,
  number_needed: 'Bitte senden Sie eine Zahl.',
  occasions_needed: 'Bitte senden Sie die Anlässe.',
  occasions_at_once: ({ most }: Most) => `Höchstens ${n(most)} Anlässe auf einmal.`,
} satisfies typeof english
