import type { DoorWords } from '../../en/door/index.ts'
import { count } from '../format.ts'

/** The page of a scanner around the door. */
export const page = {
  title: 'Scanner de codes QR',
  connectedTo: 'Relié à la liste\u{202f}:',
  activeMembers: (members: number) => count(members, { one: '# contact actif', other: '# contacts actifs' }),
  active: 'Activée',
  inactive: 'Désactivée',
  inactiveText: 'Cette liste n’est pas activée pour le scan actuellement.',
  inactiveHelp: 'Demandez à l’organisateur d’activer le scan de cette liste.',
  loading: 'Chargement de la liste...',
  loadFailed: 'Échec du chargement de la liste',
  invalid: 'Le scanner n’est relié à aucune liste valable.',
  invalidHelp: 'Vérifiez l’URL, ou contactez l’organisateur.',
  door: 'Entrée\u{202f}:',
  listGone: 'Vous ne pouvez plus scanner cette liste.',
  linkEnded: 'Ce lien de scanner n’est plus valable. Demandez-en un nouveau à l’organisateur.',
  kioskPaused: 'Ce scanner est en pause. Merci de vous adresser à l’équipe.',
  closed: {
    title: 'Entrée fermée',
    refused: (time: string) => `Refus à ${time}\u{202f}:`,
  },
} satisfies DoorWords['page']
