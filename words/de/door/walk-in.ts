import type { DoorWords } from '../../en/door/index.ts'
import { guest } from '../fields/guest.ts'
import { oneLine } from '../fields/one-line.ts'
import { n } from '../format.ts'

/** Guests whom staff add at the door. */
export const walkIn = {
  name: 'Name',
  email: 'E-Mail',
  emailHint: 'Falls der Gast eine hat. Dann kommt er auch in Mailchimp, aber nicht als Abonnent.',
  people: 'Wie viele',
  fewer: 'Eine Person weniger',
  more: 'Eine Person mehr',
  consent: (words: string) => `„${words}“`,
  consentHint: 'Nur ankreuzen, wenn der Gast Ja gesagt hat. Mailchimp sendet dann eine E-Mail zur Bestätigung.',
  next: 'Als Nächstes erscheint der Code des Gastes. Der Gast kann ihn fotografieren.',
  add: (people: number) => (people === 1 ? 'Eintragen und einlassen' : `${n(people)} eintragen und einlassen`),
  /** Under the fields. */
  problems: { ...guest, ...oneLine },
} satisfies DoorWords['walkIn']
