import type { door as english } from '../../en/fields/door.ts'
import { n } from '../format.ts'

type Most = { most: number }

/** Doors: their links, their scans, and looking guests up. */
export const door = {
  label_required: 'El nombre es obligatorio.',
  label_too_long: ({ most }: Most) => `El nombre puede tener como máximo ${n(most)} caracteres.`,
  occasion_needed: 'Elige un evento.',
  follows_needed: 'Indica si el enlace es para lo que esté abierto.',
  direction_needed: 'Elige un sentido.',
  link_active_needed: 'Indica si el enlace está activo.',
  admissions_needed: 'Indica si la admisión está detenida.',
  answer_needed: 'Elige una respuesta.',
  scanned_text_required: 'Falta el texto escaneado.',
  scanned_text_too_long: 'El texto escaneado es demasiado largo.',
  scan_time_invalid: 'Esta hora de escaneo no es válida.',
  scans_required: 'Faltan los escaneos.',
  scans_at_once: ({ most }: Most) => `Como máximo ${n(most)} escaneos a la vez.`,
  three_characters_needed: 'Escribe al menos 3 caracteres.',
  search_too_long: 'Es demasiado largo.',
  search_needed: 'Escribe un nombre, un correo o un código.',
  letter_invalid: 'Eso no es una letra.',
  try_ticket_required: 'Falta el ticket.',
  try_ticket_too_long: 'El ticket es demasiado largo.',
} satisfies typeof english
