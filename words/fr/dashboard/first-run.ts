import type { DashboardWords } from '../../en/dashboard/index.ts'
import { count } from '../format.ts'

/** The first steps with a new list. */
export const firstRun = {
  title: 'Premières étapes',
  /** After the name of the list, as `opensOn`. It agrees with no name. */
  almost: 'est presque en place',
  /** A weekday, or a date that begins with its number: only the date has an article. */
  opensOn: (day: string) => (/^\d/.test(day) ? `ouvre le ${day}` : `ouvre ${day}`),
  left: (steps: number) => count(steps, { one: 'Encore # étape.', other: 'Encore # étapes.' }),
  done: 'Terminé',
  codes: (guests: number) =>
    count(guests, { one: 'Un code pour # invité', other: 'Un code pour chacun des # invités' }),
  /** The date and time. */
  codesText: (at: string) => `Création\u{202f}: ${at}`,
  try: 'Essayez un scan avec votre téléphone',
  tryText: 'Rien n’est compté, donc aucun code n’est utilisé',
  tried: (at: string) => `Scan avec votre téléphone\u{202f}: ${at}`,
  doors: 'Créez un lien pour chaque entrée',
  doorsText: 'L’équipe scanne avec ses propres téléphones, sans application',
  doorsMade: (doors: number) => count(doors, { one: '# entrée a un lien', other: '# entrées ont un lien' }),
  makeLinks: 'Créer des liens',
  print: 'Imprimez les fiches des entrées',
  printText: 'Une par entrée\u{202f}: son code, et ce qu’il faut faire',
  printSheets: 'Imprimer les fiches',
  tonight: 'Ouvrir «\u{202f}Ce soir\u{202f}»',
  close: 'Fermer ces étapes',
  closing: 'Fermeture...',
  closeFailed: 'Les étapes n’ont pas pu être fermées',
} satisfies DashboardWords['firstRun']
