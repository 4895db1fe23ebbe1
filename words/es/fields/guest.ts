import type { guest as english } from '../../en/fields/guest.ts'
import { n } from '../format.ts'

type Most = { most: number }

/** A person's name and email. A door has them too, for guests whom staff add. */
export const guest = {
  name_required: 'El nombre es obligatorio.',
  name_too_long: ({ most }: Most) => `El nombre puede tener como máximo ${n(most)} caracteres.`,
  email_required: 'El correo es obligatorio.',
  email_too_long: ({ most }: Most) => `El correo puede tener como máximo ${n(most)} caracteres.`,
  email_invalid: 'Escribe una dirección de correo válida.',
} satisfies typeof english
