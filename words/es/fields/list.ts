import type { list as english } from '../../en/fields/list.ts'
import { n } from '../format.ts'

type Most = { most: number }

const settings = {
  scanning_needed: 'Indica si el escaneo está activado.',
  sentence_required: 'La frase es obligatoria.',
  sentence_too_long: ({ most }: Most) => `La frase puede tener como máximo ${n(most)} caracteres.`,
  word_needed: 'Escribe una palabra.',
  word_too_long: ({ most }: Most) => `Una palabra puede tener como máximo ${n(most)} caracteres.`,
  colour_needed: 'Elige un color.',
  colours_at_most: ({ most }: Most) => `Una lista puede tener como máximo ${n(most)} colores.`,
  status_unknown: 'Mailchimp no tiene ese estado.',
  statuses_needed: 'Elige los estados.',
  status_must_count: 'Al menos un estado debe contar. Si no, la lista no tiene invitados.',
  card_at_most: 'Una puerta muestra como máximo cinco campos.',
  alert_value_at_most: ({ most }: Most) => `Un valor tiene como máximo ${n(most)} caracteres.`,
  asks_at_most: 'Una puerta hace como máximo tres preguntas.',
  question_required: 'La pregunta es obligatoria.',
  question_too_long: ({ most }: Most) => `La pregunta puede tener como máximo ${n(most)} caracteres.`,
}

const rules = {
  rules_needed: 'Envía una lista de reglas.',
  rules_at_most: ({ most }: Most) => `Una lista puede tener como máximo ${n(most)} reglas.`,
  if_field_needed: 'Elige el campo que se comprueba.',
  if_value_needed: 'Indica qué valor se busca.',
  then_field_needed: 'Elige el campo que se cambia.',
  then_value_needed: 'Indica el nuevo valor del campo.',
}

const branding = {
  accent_needed: 'Escribe un color, por ejemplo #17324d.',
  shows_guest_needed: 'Indica si la página muestra el nombre del invitado.',
  file_needed: 'Elige un archivo.',
  logo_too_large: ({ kilobytes }: { kilobytes: number }) => `El logotipo puede tener como máximo ${n(kilobytes)} KB.`,
  logo_no_picture: 'Elige un archivo PNG o SVG.',
}

const guests = {
  blocked_needed: 'Indica si el código está bloqueado.',
  all_blocked_needed: 'Indica si los códigos están bloqueados.',
  tag_needed: 'Escribe una etiqueta.',
  tag_too_long: ({ most }: Most) => `Como máximo ${n(most)} caracteres.`,
  tag_is_kept: 'Las etiquetas que empiezan por “Attended:” las gestiona Listpass. Elige otro nombre.',
  tag_wanted_needed: 'Indica si los invitados reciben la etiqueta o la pierden.',
}

const campaigns = {
  test_email_too_long: 'El correo es demasiado largo.',
  title_too_long: 'El nombre es demasiado largo.',
  number_required: 'Hace falta un número.',
  segment_kind_needed: 'Elige un segmento.',
}

/** A list with its guests, rules, campaigns and occasions. */
export const list = {
  ...settings,
  ...rules,
  ...branding,
  ...guests,
  ...campaigns,
  yes_or_no: 'Elige sí o no.',
  nothing_changed: 'No se ha cambiado nada.',
  whole_number: 'Escribe un número entero.',
  at_least: ({ least }: { least: number }) => `Como mínimo ${n(least)}.`,
  number_needed: 'Envía un número.',
  occasions_needed: 'Envía los eventos.',
  occasions_at_once: ({ most }: Most) => `Como máximo ${n(most)} eventos a la vez.`,
} satisfies typeof english
