import type { LetterWords } from '../../en/letters/index.ts'

/** Two teams with one Mailchimp audience, who may make one list of theirs. */
export const merging = {
  /** To the team that is asked. */
  ask: {
    subject: (list: string) => `Ein anderes Team möchte die Liste „${list}“ mit Ihnen teilen`,
    same: (team: string, list: string) =>
      `Das Team „${team}“ nutzt dieselbe Mailchimp-Zielgruppe wie Ihre Liste „${list}“. Zurzeit zählen beide Teams Check-ins getrennt.`,
    asked:
      'Das andere Team bittet Sie, aus beiden eine Liste zu machen. Wenn Sie annehmen, werden dessen Codes, Scans und Scanner-Links Teil Ihrer Liste.',
    see: 'Anfrage ansehen',
    safe: 'Nichts ändert sich, solange kein Inhaber Ihres Teams annimmt. Sie können auch getrennt bleiben.',
  },
  /** To the team that asked. */
  done: {
    subject: (list: string) => `Ihre Liste „${list}“ und die eines anderen Teams sind jetzt eine Liste`,
    accepted: (team: string, list: string) =>
      `Das Team „${team}“ hat angenommen. Ihre Liste „${list}“ ist jetzt Teil seiner Liste: gemeinsam gezählt, mit einem Satz QR-Felder.`,
    codes:
      'Alle Codes, die Sie gesendet haben, gelten weiter, und Ihre Scanner-Links auch. Scans, die ein Einlass noch nicht gesendet hat, werden gezählt.',
    open: 'Liste öffnen',
  },
} satisfies LetterWords['merging']
