import { n } from '../format.ts'

type Most = { most: number }

/** A person's name and email. A door has them too, for guests whom staff add. */
export const guest = {
  name_required: 'The name is required.',
  name_too_long: ({ most }: Most) => `The name may have at most ${n(most)} characters.`,
  email_required: 'The email is required.',
  email_too_long: ({ most }: Most) => `The email may have at most ${n(most)} characters.`,
  email_invalid: 'Please enter a valid email address.',
}
