import type { LetterWords } from '../../en/letters/index.ts'

/** To a guest whom a door added. */
export const code = {
  subject: (list: string) => `Ihr Code: ${list}`,
  added: (list: string) => `Sie wurden am Einlass eingetragen: ${list}. Auf dieser Seite ist Ihr Code.`,
  show: 'Zeigen Sie ihn am Einlass, wenn Sie wiederkommen. Geben Sie den Link nicht weiter: Wer ihn hat, kann den Code benutzen.',
  open: 'Code öffnen',
  why: 'Sie bekommen nur diese eine E-Mail, weil am Einlass nach Ihrer Adresse gefragt wurde. Sie ist kein Abonnement.',
} satisfies LetterWords['code']
