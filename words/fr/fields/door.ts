import type { door as english } from '../../en/fields/door.ts'
import { n } from '../format.ts'

type Most = { most: number }

/** Doors: their links, their scans, and looking guests up. */
export const door = {
  label_required: 'Le nom est obligatoire.',
  label_too_long: ({ most }: Most) => `Le nom peut avoir ${n(most)} caractères au maximum.`,
  occasion_needed: 'Choisissez un événement.',
  follows_needed: 'Indiquez si le lien suit ce qui est ouvert.',
  direction_needed: 'Choisissez un sens de passage.',
  link_active_needed: 'Indiquez si le lien est activé.',
  admissions_needed: 'Indiquez si les admissions sont arrêtées.',
  answer_needed: 'Choisissez une réponse.',
  scanned_text_required: 'Le texte scanné est obligatoire.',
  scanned_text_too_long: 'Le texte scanné est trop long.',
  scan_time_invalid: 'Ce n’est pas une heure de scan valide.',
  scans_required: 'Les scans sont obligatoires.',
  scans_at_once: ({ most }: Most) => `${n(most)} scans à la fois au maximum.`,
  three_characters_needed: 'Saisissez au moins 3 caractères.',
  search_too_long: 'C’est trop long.',
  search_needed: 'Saisissez un nom, un e-mail ou un code.',
  letter_invalid: 'Ce n’est pas une lettre.',
  try_ticket_required: 'Le ticket est obligatoire.',
  try_ticket_too_long: 'Le ticket est trop long.',
} satisfies typeof english
