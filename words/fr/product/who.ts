import type { ProductWords } from '../../en/product/index.ts'
import { n } from '../format.ts'

/** The fields of a condition on guests. */
export const who = {
  bySegment: 'Invités avec un tag, ou d’un segment',
  byField: 'Invités avec une certaine valeur dans un champ',
  segment: 'Tag ou segment',
  chooseSegment: 'Choisissez un tag ou un segment',
  segmentsLoading: 'Chargement des tags et des segments depuis Mailchimp...',
  segmentsFailed: 'Les tags et les segments n’ont pas pu être chargés',
  noSegments: 'Cette liste n’a pas encore de tags ni de segments enregistrés dans Mailchimp.',
  segmentHint: 'Listpass le relit dans Mailchimp toutes les 10 minutes.',
  tagOption: (name: string, members: number) => `Tag «\u{202f}${name}\u{202f}» (${n(members)})`,
  segmentOption: (name: string, members: number) => `Segment «\u{202f}${name}\u{202f}» (${n(members)})`,
  goneSegment: (name: string) => `${name} (plus dans Mailchimp)`,
  fieldsLoading: 'Chargement des champs de cette liste...',
  fieldsFailed: 'Les champs n’ont pas pu être chargés',
  field: 'Champ',
  chooseField: 'Choisissez un champ',
  email: 'E-mail (EMAIL)',
  test: 'Comparaison',
  tests: { is: 'est', is_not: 'n’est pas', is_set: 'a une valeur' },
  value: 'Valeur',
  noValue: 'Vide',
} satisfies ProductWords['who']
