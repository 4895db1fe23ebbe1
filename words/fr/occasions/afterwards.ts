import type { OccasionsWords } from '../../en/occasions/index.ts'

/** The results of an occasion. */
export const afterwards = {
  inside: 'Personnes sur place',
  insideLoading: 'Chargement des chiffres...',
  insideFailed: 'Les chiffres n’ont pas pu être chargés',
  insideChart: 'Personnes sur place au fil du temps',
  time: 'Heure',
  arrivals: 'Quand les invités sont venus',
  arrivalsText: {
    over: 'Part de tous ceux qui sont venus, selon le temps depuis l’ouverture.',
    open: 'Invités déjà venus, selon le temps depuis l’ouverture.',
  },
  arrivalsLoading: 'Chargement des arrivées...',
  arrivalsFailed: 'Les arrivées n’ont pas pu être chargées',
  arrivalsChart: 'Arrivées, comparées à de précédents événements',
  after: 'Heures depuis l’ouverture',
  asTable: 'En tableau',
  missing: { over: 'Invités qui ne sont pas venus', open: 'Invités encore attendus' },
  missingLoading: 'Chargement des invités...',
  missingFailed: 'Les invités n’ont pas pu être chargés',
  noneMissing: 'Tous les invités sont venus.',
  more: 'Afficher plus d’invités',
  columns: { name: 'Invité', email: 'E-mail' },
} satisfies OccasionsWords['afterwards']
