import { guest } from '../fields/guest.ts'
import { oneLine } from '../fields/one-line.ts'
import { n } from '../format.ts'

/** Guests whom staff add at the door. */
export const walkIn = {
  name: 'Name',
  email: 'Email',
  emailHint: 'If the guest has one. With it, Mailchimp gets the guest too, not subscribed.',
  people: 'How many',
  fewer: 'One fewer',
  more: 'One more',
  consent: (words: string) => `“${words}”`,
  consentHint: 'Tick it only if the guest said yes. Mailchimp then sends one email to confirm.',
  next: 'The guest’s code appears next. They can take a photo of it.',
  add: (people: number) => (people === 1 ? 'Add and let in' : `Add and let in ${n(people)}`),
  /** Under the fields. */
  problems: { ...guest, ...oneLine },
}
