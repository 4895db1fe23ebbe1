import type { list as english } from '../../en/fields/list.ts'
import { n } from '../format.ts'

type Most = { most: number }

const settings = {
  scanning_needed: 'Geef aan of scannen aanstaat.',
  sentence_required: 'De tekst is verplicht.',
  sentence_too_long: ({ most }: Most) => `De tekst mag hoogstens ${n(most)} tekens lang zijn.`,
  word_needed: 'Vul een woord in.',
  word_too_long: ({ most }: Most) => `Een woord mag hoogstens ${n(most)} tekens lang zijn.`,
  colour_needed: 'Kies een kleur.',
  colours_at_most: ({ most }: Most) => `Een lijst kan hoogstens ${n(most)} kleuren hebben.`,
  status_unknown: 'Mailchimp heeft deze status niet.',
  statuses_needed: 'Kies statussen.',
  status_must_count: 'Minstens één status moet meetellen. Anders heeft de lijst geen gasten.',
  card_at_most: 'Naast de naam passen hoogstens vijf velden.',
  alert_value_at_most: ({ most }: Most) => `Een waarde is hoogstens ${n(most)} tekens lang.`,
  asks_at_most: 'Een deur stelt hoogstens drie vragen.',
  question_required: 'De vraag is verplicht.',
  question_too_long: ({ most }: Most) => `De vraag mag hoogstens ${n(most)} tekens lang zijn.`,
}

const rules = {
  rules_needed: 'Stuur een lijst met regels.',
  rules_at_most: ({ most }: Most) => `Een lijst kan hoogstens ${n(most)} regels hebben.`,
  if_field_needed: 'Kies het veld om naar te kijken.',
  if_value_needed: 'Geef aan welke waarde wordt gezocht.',
  then_field_needed: 'Kies het veld dat verandert.',
  then_value_needed: 'Geef aan wat er in het veld komt.',
}

const branding = {
  accent_needed: 'Vul een kleur in, zoals #17324d.',
  shows_guest_needed: 'Geef aan of de pagina de naam van de gast toont.',
  file_needed: 'Kies een bestand.',
  logo_too_large: ({ kilobytes }: { kilobytes: number }) => `Het logo mag hoogstens ${n(kilobytes)} KB groot zijn.`,
  logo_no_picture: 'Kies een PNG- of SVG-bestand.',
}

const guests = {
  blocked_needed: 'Geef aan of de code geblokkeerd is.',
  all_blocked_needed: 'Geef aan of de codes geblokkeerd zijn.',
  tag_needed: 'Vul een tag in.',
  tag_too_long: ({ most }: Most) => `Hoogstens ${n(most)} tekens.`,
  tag_is_kept: 'Tags die met “Attended:” beginnen, beheert Listpass zelf. Kies een andere naam.',
  tag_wanted_needed: 'Geef aan of de gasten de tag krijgen of verliezen.',
}

const campaigns = {
  test_email_too_long: 'Het e-mailadres is te lang.',
  title_too_long: 'De naam is te lang.',
  number_required: 'Een getal is verplicht.',
  segment_kind_needed: 'Kies een segment.',
}

/** A list with its guests, rules, campaigns and occasions. */
export const list = {
  ...settings,
  ...rules,
  ...branding,
  ...guests,
  ...campaigns,
  yes_or_no: 'Kies ja of nee.',
  nothing_changed: 'Er is niets gewijzigd.',
  whole_number: 'Vul een heel getal in.',
  at_least: ({ least }: { least: number }) => `Minstens ${n(least)}.`,
  number_needed: 'Stuur een getal.',
  occasions_needed: 'Stuur de onderdelen.',
  occasions_at_once: ({ most }: Most) => `Hoogstens ${n(most)} onderdelen tegelijk.`,
} satisfies typeof english
