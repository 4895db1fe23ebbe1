import type { SetupWords } from '../../en/setup/index.ts'

/** From the last step of the setup to the night. */
export const toTheDoor = {
  title: 'Essayez maintenant un scan avec votre propre téléphone',
  text: 'Voyez ce que votre équipe verra à l’entrée. Cela prend une minute.',
  next: 'Ensuite, avant la soirée',
  nights: {
    title: 'Fixez le jour et l’heure',
    text: 'Une soirée, ou plusieurs jours avec leurs propres règles. Les invités lisent les dates à côté de leur code.',
    go: 'Fixer les horaires',
  },
  email: {
    title: 'Pas encore d’e-mail\u{202f}?',
    text: 'Listpass crée un brouillon dans Mailchimp, avec le code, le jour et le lieu.',
    go: 'Créer un brouillon',
  },
  doors: {
    title: 'Créez un lien pour chaque entrée',
    text: 'L’équipe l’ouvre sur ses propres téléphones, sans application ni compte.',
    go: 'Créer des liens',
  },
  sheets: {
    title: 'Imprimez les fiches des entrées',
    text: 'Une par entrée\u{202f}: le code qui ouvre son scanner, et ce qu’il faut faire.',
    go: 'Imprimer les fiches',
  },
  tonight: {
    title: 'Ouvrez «\u{202f}Ce soir\u{202f}»',
    text: 'Suivez qui est sur place, et comment cela se passe à vos entrées.',
    go: 'Ouvrir «\u{202f}Ce soir\u{202f}»',
  },
} satisfies SetupWords['wizard']['toTheDoor']
