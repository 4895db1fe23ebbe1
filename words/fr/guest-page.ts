import type { Words } from '../en/guest-page.ts'

/** The page of a code in French. Guests are addressed formally. */
export const fr = {
  title: 'Votre code',
  show: 'Présentez ceci à l’entrée',
  brightness: 'Augmentez la luminosité de votre écran',
  picture: (code: string) => `Code QR ${code}`,
  when: 'Quand',
  where: 'Où',
  guest: 'Au nom de',
  admits: 'Personnes',
  others: 'Ce code est aussi valable pour',
  calendar: 'Ajouter au calendrier',
  saved: 'Une fois ouverte, la page fonctionne sans connexion',
  taken: 'Votre scanner vous interroge maintenant sur ce code. Revenez-y.',
  ofDoor:
    'Pour l’équipe à l’entrée\u{202f}: ouvrez votre lien de scanner dans ce navigateur, puis ouvrez de nouveau ce code.',
  noPage: 'Aucun code ici',
  noPageText: 'Cette adresse n’a pas de code, ou elle a expiré. Ouvrez de nouveau le lien de votre dernier e-mail.',
  noPageHelp: 'Si cela ne suffit pas, contactez l’organisateur.',
  inCalendar: (link: string) => `Présentez votre code à l’entrée\u{202f}: ${link}`,
} satisfies Words
