import type { LetterWords } from '../../en/letters/index.ts'

/** To a guest whom a door added. */
export const code = {
  subject: (list: string) => `Ihr Code: ${list}`,
  added: (list: string) => `Sie wurden am Einlass eingetragen: ${list}. Ihren Code finden Sie auf dieser Seite.`,
  show: 'Zeigen Sie ihn am Einlass, wenn Sie wiederkommen. Geben Sie den Link nicht weiter: Wer ihn hat, kann den Code benutzen.',
  open: 'Code öffnen',
  why: 'Sie bekommen diese eine E-Mail, weil am Einlass nach Ihrer Adresse gefragt wurde. Damit haben Sie nichts abonniert.',
} satisfies LetterWords['code']
