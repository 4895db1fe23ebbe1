import type { SiteWords } from '../../en/site/index.ts'

/** The frame of the guide, around its pages. */
export const guide = {
  contents: 'Seiten der Anleitung',
  sections: 'Auf dieser Seite',
  api: 'Die API, für Programme',
  turn: 'Nächste und vorige Seite',
  previous: 'Zurück',
  next: 'Weiter',
  first: 'Die Anleitung für Veranstalter (auf Englisch)',
  inEnglish: '(auf Englisch)',
} satisfies SiteWords['guide']
