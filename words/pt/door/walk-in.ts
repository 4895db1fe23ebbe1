import type { DoorWords } from '../../en/door/index.ts'
import { guest } from '../fields/guest.ts'
import { oneLine } from '../fields/one-line.ts'
import { n } from '../format.ts'

/** Guests whom staff add at the door. */
export const walkIn = {
  name: 'Nome',
  email: 'E-mail',
  emailHint: 'Se o convidado tiver. Com ele, o convidado também vai para o Mailchimp, como não inscrito.',
  people: 'Quantas pessoas',
  fewer: 'Uma a menos',
  more: 'Uma a mais',
  consent: (words: string) => `“${words}”`,
  consentHint: 'Marque só se o convidado disse sim. O Mailchimp então envia um e-mail de confirmação.',
  next: 'O código do convidado aparece em seguida. O convidado pode fotografá-lo.',
  add: (people: number) => (people === 1 ? 'Incluir e liberar' : `Incluir e liberar ${n(people)}`),
  /** Under the fields. */
  problems: { ...guest, ...oneLine },
} satisfies DoorWords['walkIn']
