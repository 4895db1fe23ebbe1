import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The frame of a list: its parts, and the occasion that they show. */
export const home = {
  parts: {
    tonight: 'Ce soir',
    guests: 'Invités',
    doors: 'Entrées',
    email: 'E-mail',
    results: 'Résultats',
    occasions: 'Événements',
    settings: 'Réglages',
  },
  partsLabel: 'Parties de cette liste',
  more: 'Plus',
  guests: (guests: number) => count(guests, { one: '# invité', other: '# invités' }),
  openScanner: 'Ouvrir le scanner',
  onlyEditors: 'Seuls les éditeurs peuvent ouvrir cette partie',
  onlyEditorsText:
    'Vous pouvez voir «\u{202f}Ce soir\u{202f}», «\u{202f}Invités\u{202f}» et «\u{202f}Résultats\u{202f}». Un propriétaire de l’équipe peut changer votre rôle.',

  occasion: 'Événement',
  occasionIs: 'Événement\u{202f}:',
  allOccasions: 'Tous les événements',
  changeOccasions: 'Gérer les événements',
  addOccasion: 'Ajouter un événement',
  ended: (moment: string) => `fin\u{202f}: ${moment}`,
} satisfies ManagerWords['home']
