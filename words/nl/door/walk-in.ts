import type { DoorWords } from '../../en/door/index.ts'
import { guest } from '../fields/guest.ts'
import { oneLine } from '../fields/one-line.ts'
import { n } from '../format.ts'

/** Guests whom staff add at the door. */
export const walkIn = {
  name: 'Naam',
  email: 'E-mail',
  emailHint: 'Als de gast er een heeft. Dan komt de gast ook in Mailchimp, maar niet als abonnee.',
  people: 'Hoeveel',
  fewer: 'Eén minder',
  more: 'Eén meer',
  consent: (words: string) => `“${words}”`,
  consentHint: 'Alleen aanvinken als de gast ja heeft gezegd. Mailchimp stuurt dan één e-mail ter bevestiging.',
  next: 'Hierna verschijnt de code van de gast. De gast kan er een foto van maken.',
  add: (people: number) => (people === 1 ? 'Toevoegen en binnenlaten' : `Toevoegen en ${n(people)} binnenlaten`),
  /** Under the fields. */
  problems: { ...guest, ...oneLine },
} satisfies DoorWords['walkIn']
