import type { occasion as english } from '../../en/fields/occasion.ts'
import { n } from '../format.ts'

type Most = { most: number }

/** The form of an occasion. Its screen has them too. */
export const occasion = {
  name_needed: 'Escribe un nombre.',
  occasion_name_required: 'El nombre del evento es obligatorio.',
  occasion_name_too_long: ({ most }: Most) => `El nombre del evento puede tener como máximo ${n(most)} caracteres.`,
  zone_needed: 'Elige una zona horaria.',
  zone_unknown: 'Esta zona horaria no existe.',
  moment_needed: 'Escribe una fecha y una hora.',
  time_needed: 'Escribe una hora.',
  closes_too_early: 'El cierre debe ser posterior a la apertura.',
  whole_from_one: 'Escribe un número entero a partir de 1.',
  at_most: ({ most }: Most) => `Como máximo ${n(most)}.`,
  again_needed: 'Elige cuándo puede volver a entrar un invitado.',
  when_full_needed: 'Elige qué hace una puerta con el aforo completo.',
  when_unsure_needed: 'Elige qué hace una puerta sin conexión.',
  exits_needed: 'Indica si se escanean las salidas.',
  out_needs_exits: 'Solo un evento con salidas puede dar salida a todos.',
  place_needed: 'Escribe un lugar.',
  place_too_long: ({ most }: Most) => `El lugar puede tener como máximo ${n(most)} caracteres.`,
} satisfies typeof english
