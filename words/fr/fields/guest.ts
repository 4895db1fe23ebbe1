import type { guest as english } from '../../en/fields/guest.ts'
import { n } from '../format.ts'

type Most = { most: number }

/** A person's name and email. A door has them too, for guests whom staff add. */
export const guest = {
  name_required: 'Le nom est obligatoire.',
  name_too_long: ({ most }: Most) => `Le nom peut avoir ${n(most)} caractères au maximum.`,
  email_required: 'L’e-mail est obligatoire.',
  email_too_long: ({ most }: Most) => `L’e-mail peut avoir ${n(most)} caractères au maximum.`,
  email_invalid: 'Saisissez une adresse e-mail valide.',
} satisfies typeof english
