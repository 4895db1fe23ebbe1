import type { guest as english } from '../../en/fields/guest.ts'
import { n } from '../format.ts'

type Most = { most: number }

/** A person's name and email. A door has them too, for guests whom staff add. */
export const guest = {
  name_required: 'O nome é obrigatório.',
  name_too_long: ({ most }: Most) => `O nome pode ter no máximo ${n(most)} caracteres.`,
  email_required: 'O e-mail é obrigatório.',
  email_too_long: ({ most }: Most) => `O e-mail pode ter no máximo ${n(most)} caracteres.`,
  email_invalid: 'Digite um endereço de e-mail válido.',
} satisfies typeof english
