import type { door as english } from '../../en/fields/door.ts'
import { n } from '../format.ts'

type Most = { most: number }

/** Doors: their links, their scans, and looking guests up. */
export const door = {
  label_required: 'Der Name fehlt.',
  label_too_long: ({ most }: Most) => `Der Name darf höchstens ${n(most)} Zeichen lang sein.`,
  occasion_needed: 'Bitte wählen Sie einen Anlass.',
  follows_needed: 'Bitte geben Sie an, ob der Link für das gilt, was gerade offen ist.',
  direction_needed: 'Bitte wählen Sie eine Richtung.',
  link_active_needed: 'Bitte geben Sie an, ob der Link aktiv ist.',
  admissions_needed: 'Bitte geben Sie an, ob der Einlass gestoppt ist.',
  answer_needed: 'Bitte wählen Sie eine Antwort.',
  scanned_text_required: 'Der gescannte Text fehlt.',
  scanned_text_too_long: 'Der gescannte Text ist zu lang.',
  scan_time_invalid: 'Das ist kein gültiger Zeitpunkt für einen Scan.',
  scans_required: 'Die Scans fehlen.',
  scans_at_once: ({ most }: Most) => `Höchstens ${n(most)} Scans auf einmal.`,
  three_characters_needed: 'Bitte geben Sie mindestens 3 Zeichen ein.',
  search_too_long: 'Das ist zu lang.',
  search_needed: 'Bitte geben Sie einen Namen, eine E-Mail-Adresse oder einen Code ein.',
  letter_invalid: 'Das ist kein Buchstabe.',
  try_ticket_required: 'Das Ticket fehlt.',
  try_ticket_too_long: 'Das Ticket ist zu lang.',
} satisfies typeof english
