import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'
import { reasons } from '../reasons.ts'

/** Stopping and resuming admissions, on all screens that do so. */
export const admissions = {
  stop: 'Arrêter les admissions',
  stopTitle: 'Arrêter les admissions\u{202f}?',
  stopQuestion: (name: string) =>
    `${isolated(name, 80)}\u{202f}: dès maintenant, les entrées n’admettent plus personne.`,
  stopList: `Elles affichent «\u{202f}${reasons.list_inactive}\u{202f}» à l’équipe.`,
  stopOccasion: `Elles affichent «\u{202f}${reasons.too_late}\u{202f}» à l’équipe.`,
  exitsGoOn: 'Les sorties des invités sont toujours comptées.',
  stopOffline:
    'Une entrée sans connexion continue d’admettre jusqu’à son retour en ligne. Vous pouvez reprendre les admissions à tout moment.',
  stopping: 'Arrêt...',
  stopFailed: 'Les admissions n’ont pas pu être arrêtées',
  stoppedLate: 'L’heure de fermeture est passée. Modifiez l’événement pour le rouvrir.',
  resume: 'Reprendre',
  resumeFailed: 'Les admissions n’ont pas pu reprendre',
} satisfies ProductWords['admissions']
