import { n } from '../format.ts'

type Most = { most: number }

/** Doors: their links, their scans, and looking guests up. */
export const door = {
  label_required: 'The label is required.',
  label_too_long: ({ most }: Most) => `The label may have at most ${n(most)} characters.`,
  occasion_needed: 'Please choose an occasion.',
  follows_needed: 'Please say whether the link follows what is open.',
  direction_needed: 'Please choose a direction.',
  link_active_needed: 'Please say whether the link is active.',
  admissions_needed: 'Please say whether admissions are stopped.',
  answer_needed: 'Please choose an answer.',
  scanned_text_required: 'The scanned text is required.',
  scanned_text_too_long: 'The scanned text is too long.',
  scan_time_invalid: 'This is not a valid time of a scan.',
  scans_required: 'The scans are required.',
  scans_at_once: ({ most }: Most) => `At most ${n(most)} scans at once.`,
  three_characters_needed: 'Please enter at least 3 characters.',
  search_too_long: 'That is too long.',
  search_needed: 'Please enter a name, an email or a code.',
  letter_invalid: 'That is no letter.',
  try_ticket_required: 'The ticket is required.',
  try_ticket_too_long: 'The ticket is too long.',
}
