import type { guest as english } from '../../en/fields/guest.ts'
import { n } from '../format.ts'

type Most = { most: number }

/** A person's name and email. A door has them too, for guests whom staff add. */
export const guest = {
  name_required: 'De naam is verplicht.',
  name_too_long: ({ most }: Most) => `De naam mag hoogstens ${n(most)} tekens lang zijn.`,
  email_required: 'Het e-mailadres is verplicht.',
  email_too_long: ({ most }: Most) => `Het e-mailadres mag hoogstens ${n(most)} tekens lang zijn.`,
  email_invalid: 'Vul een geldig e-mailadres in.',
} satisfies typeof english
