import type { door as english } from '../../en/fields/door.ts'
import { n } from '../format.ts'

type Most = { most: number }

/** Doors: their links, their scans, and looking guests up. */
export const door = {
  label_required: 'De naam is verplicht.',
  label_too_long: ({ most }: Most) => `De naam mag hoogstens ${n(most)} tekens lang zijn.`,
  occasion_needed: 'Kies een onderdeel.',
  follows_needed: 'Geef aan of de link geldt voor wat er open is.',
  direction_needed: 'Kies een richting.',
  link_active_needed: 'Geef aan of de link actief is.',
  admissions_needed: 'Geef aan of het binnenlaten is gestopt.',
  answer_needed: 'Kies een antwoord.',
  scanned_text_required: 'De gescande tekst is verplicht.',
  scanned_text_too_long: 'De gescande tekst is te lang.',
  scan_time_invalid: 'Dit is geen geldig tijdstip voor een scan.',
  scans_required: 'De scans zijn verplicht.',
  scans_at_once: ({ most }: Most) => `Hoogstens ${n(most)} scans tegelijk.`,
  three_characters_needed: 'Vul minstens 3 tekens in.',
  search_too_long: 'Dat is te lang.',
  search_needed: 'Vul een naam, een e-mailadres of een code in.',
  letter_invalid: 'Dat is geen letter.',
  try_ticket_required: 'Het ticket is verplicht.',
  try_ticket_too_long: 'Het ticket is te lang.',
} satisfies typeof english
