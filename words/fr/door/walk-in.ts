import type { DoorWords } from '../../en/door/index.ts'
import { guest } from '../fields/guest.ts'
import { oneLine } from '../fields/one-line.ts'
import { n } from '../format.ts'

/** Guests whom staff add at the door. */
export const walkIn = {
  name: 'Nom',
  email: 'E-mail',
  emailHint: 'Si l’invité en a un. Mailchimp enregistre alors aussi l’invité, sans abonnement.',
  people: 'Nombre de personnes',
  fewer: 'Une de moins',
  more: 'Une de plus',
  consent: (words: string) => `«\u{202f}${words}\u{202f}»`,
  consentHint: 'Cochez seulement si l’invité a dit oui. Mailchimp envoie alors un e-mail de confirmation.',
  next: 'Le code de l’invité s’affiche ensuite. L’invité peut le prendre en photo.',
  add: (people: number) => (people === 1 ? 'Ajouter et admettre' : `Ajouter et admettre (${n(people)})`),
  /** Under the fields. */
  problems: { ...guest, ...oneLine },
} satisfies DoorWords['walkIn']
