import type { LetterWords } from '../../en/letters/index.ts'

/** Two teams with one Mailchimp audience, who may make one list of theirs. */
export const merging = {
  /** To the team that is asked. */
  ask: {
    subject: (list: string) => `Een ander team vraagt om de lijst “${list}” met je te delen`,
    same: (team: string, list: string) =>
      `Het team “${team}” gebruikt dezelfde doelgroep in Mailchimp als je lijst “${list}”. Nu tellen jullie check-ins elk apart.`,
    asked:
      'Ze vragen je om van de twee één lijst te maken. Als je accepteert, worden hun codes, scans en scannerlinks deel van jouw lijst.',
    see: 'De vraag bekijken',
    safe: 'Er verandert niets zolang geen eigenaar van je team accepteert. Je kunt ook apart blijven.',
  },
  /** To the team that asked. */
  done: {
    subject: (list: string) => `Je lijst “${list}” is nu één lijst met die van een ander team`,
    accepted: (team: string, list: string) =>
      `Het team “${team}” heeft geaccepteerd. Je lijst “${list}” is opgegaan in hun lijst: één lijst, één telling, één set QR-velden.`,
    codes:
      'Alle codes die je hebt verstuurd, blijven werken, en je scannerlinks ook. Scans die een deur nog niet heeft verstuurd, worden meegeteld.',
    open: 'De lijst openen',
  },
} satisfies LetterWords['merging']
