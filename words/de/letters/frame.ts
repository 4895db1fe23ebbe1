import type { frame as english } from '../../en/letters/frame.ts'

/** The frame of every letter. */
export const frame = {
  hello: (name: string) => `Guten Tag, ${name}!`,
  foot: 'Listpass hat diese E-Mail zu Ihrem Konto geschickt. Bitte antworten Sie nicht: Antworten werden nicht gelesen.',
  footToGuest:
    'Listpass hat diese E-Mail für einen Veranstalter geschickt. Bitte antworten Sie nicht: Antworten werden nicht gelesen.',
  openAddress: 'Oder öffnen Sie diese Adresse:',
  /** Why a link does not open everywhere. */
  reach: {
    machine: 'Dieser Link funktioniert nur auf dem Computer, auf dem Listpass läuft.',
    network: 'Dieser Link funktioniert nur in dem Netzwerk, in dem Listpass läuft.',
  },
} satisfies typeof english
