import type { LetterWords } from '../../en/letters/index.ts'

/** Two teams with one Mailchimp audience, who may make one list of theirs. */
export const merging = {
  /** To the team that is asked. */
  ask: {
    subject: (list: string) => `Une autre équipe demande à partager votre liste «\u{202f}${list}\u{202f}»`,
    same: (team: string, list: string) =>
      `L’équipe «\u{202f}${team}\u{202f}» utilise la même audience Mailchimp que votre liste «\u{202f}${list}\u{202f}». Aujourd’hui, chaque équipe compte les entrées séparément.`,
    asked:
      'Elle vous propose de réunir les deux listes. Si vous acceptez, ses codes, ses scans et ses liens de scanner sont intégrés à votre liste.',
    see: 'Voir la demande',
    safe: 'Rien ne change tant qu’un propriétaire de votre équipe n’a pas accepté. Vous pouvez aussi rester à part.',
  },
  /** To the team that asked. */
  done: {
    subject: (list: string) =>
      `Votre liste «\u{202f}${list}\u{202f}» est maintenant réunie avec celle d’une autre équipe`,
    accepted: (team: string, list: string) =>
      `L’équipe «\u{202f}${team}\u{202f}» a accepté. Votre liste «\u{202f}${list}\u{202f}» est intégrée à la sienne\u{202f}: une seule liste, un seul compte des entrées, un seul jeu de champs QR.`,
    codes:
      'Tous les codes que vous avez envoyés restent valables, et vos liens de scanner aussi. Les scans qu’une entrée n’a pas encore envoyés seront comptés.',
    open: 'Ouvrir la liste',
  },
} satisfies LetterWords['merging']
