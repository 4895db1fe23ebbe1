import type { door as english } from '../../en/fields/door.ts'
import { n } from '../format.ts'

type Most = { most: number }

/** Doors: their links, their scans, and looking guests up. */
export const door = {
  label_required: 'O nome é obrigatório.',
  label_too_long: ({ most }: Most) => `O nome pode ter no máximo ${n(most)} caracteres.`,
  occasion_needed: 'Escolha uma ocasião.',
  follows_needed: 'Informe se o link vale para a ocasião aberta.',
  direction_needed: 'Escolha um sentido.',
  link_active_needed: 'Informe se o link está ativo.',
  admissions_needed: 'Informe se as entradas estão interrompidas.',
  answer_needed: 'Escolha uma resposta.',
  scanned_text_required: 'O texto escaneado é obrigatório.',
  scanned_text_too_long: 'O texto escaneado é longo demais.',
  scan_time_invalid: 'Este não é um horário válido para uma leitura.',
  scans_required: 'As leituras são obrigatórias.',
  scans_at_once: ({ most }: Most) => `No máximo ${n(most)} leituras de uma vez.`,
  three_characters_needed: 'Digite pelo menos 3 caracteres.',
  search_too_long: 'Isso é longo demais.',
  search_needed: 'Digite um nome, um e-mail ou um código.',
  letter_invalid: 'Isso não é uma letra.',
  try_ticket_required: 'O tíquete é obrigatório.',
  try_ticket_too_long: 'O tíquete é longo demais.',
} satisfies typeof english
