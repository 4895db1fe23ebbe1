import type { guest as english } from '../../en/fields/guest.ts'
import { n } from '../format.ts'

type Most = { most: number }

/** A person's name and email. A door has them too, for guests whom staff add. */
export const guest = {
  name_required: 'Der Name fehlt.',
  name_too_long: ({ most }: Most) => `Der Name darf höchstens ${n(most)} Zeichen lang sein.`,
  email_required: 'Die E-Mail-Adresse fehlt.',
  email_too_long: ({ most }: Most) => `Die E-Mail-Adresse darf höchstens ${n(most)} Zeichen lang sein.`,
  email_invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
} satisfies typeof english
