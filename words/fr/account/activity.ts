import type { AccountWords } from '../../en/account/index.ts'
import { n } from '../format.ts'
import { changes } from './changes.ts'

/** The log of what a team and its doors changed. */
export const activity = {
  title: 'Activité',
  text: 'Modifications faites par votre équipe et à ses entrées',
  loading: 'Chargement de l’activité...',
  failed: 'Échec du chargement de l’activité',
  filter: 'Liste',
  allLists: 'Toutes les listes',
  listsFailed: 'Vos listes n’ont pas pu être chargées, vous ne pouvez donc pas encore en choisir une.',
  tableLabel: 'Activité, la plus récente d’abord',
  columns: { when: 'Quand', what: 'Quoi', who: 'Qui', list: 'Liste' },
  you: 'Vous',
  deletedPerson: 'Une personne supprimée',
  roles: { owner: 'Propriétaire', editor: 'Éditeur', viewer: 'Lecteur', door: 'Entrée' },
  nothing: 'Aucune modification pour l’instant.',
  nothingOfList: 'Aucune modification de cette liste pour l’instant.',
  newer: 'Plus récent',
  older: 'Plus ancien',
  page: (page: number) => `Page ${n(page)}`,
  changes,
} satisfies AccountWords['activity']
