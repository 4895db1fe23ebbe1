import type { DoorWords } from '../../en/door/index.ts'
import { guest } from '../fields/guest.ts'
import { oneLine } from '../fields/one-line.ts'
import { n } from '../format.ts'

/** Guests whom staff add at the door. */
export const walkIn = {
  name: 'Nombre',
  email: 'Correo',
  emailHint: 'Si el invitado lo tiene. Así se añade también a Mailchimp, sin suscripción.',
  people: 'Cuántas personas',
  fewer: 'Una menos',
  more: 'Una más',
  consent: (words: string) => `“${words}”`,
  consentHint: 'Márcalo solo si el invitado ha dicho que sí. Mailchimp envía entonces un correo para confirmar.',
  next: 'Después aparece el código del invitado. Puede hacerle una foto.',
  add: (people: number) => (people === 1 ? 'Añadir y admitir' : `Añadir y admitir a ${n(people)}`),
  /** Under the fields. */
  problems: { ...guest, ...oneLine },
} satisfies DoorWords['walkIn']
