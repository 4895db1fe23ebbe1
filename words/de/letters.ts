import type { LetterWords } from '../en/letters.ts'

/** The frame of every letter, and the letters to guests. */
export const letters = {
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
  /** To a guest whom a door added. */
  code: {
    subject: (list: string) => `Ihr Code: ${list}`,
    added: (list: string) => `Sie wurden am Einlass eingetragen: ${list}. Auf dieser Seite ist Ihr Code.`,
    show: 'Zeigen Sie ihn am Einlass, wenn Sie wiederkommen. Geben Sie den Link nicht weiter: Wer ihn hat, kann den Code benutzen.',
    open: 'Code öffnen',
    why: 'Sie bekommen nur diese eine E-Mail, weil am Einlass nach Ihrer Adresse gefragt wurde. Sie ist kein Abonnement.',
  },
} satisfies LetterWords
