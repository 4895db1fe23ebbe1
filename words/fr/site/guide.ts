import type { SiteWords } from '../../en/site/index.ts'

/** The frame of the guide, around its pages. */
export const guide = {
  contents: 'Pages du guide',
  sections: 'Sur cette page',
  api: 'L’API, pour les programmes',
  turn: 'Page suivante et page précédente',
  previous: 'Précédent',
  next: 'Suivant',
  first: 'Le guide des organisateurs (en anglais)',
  inEnglish: '(en anglais)',
} satisfies SiteWords['guide']
