import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The guests as a list on paper. */
export const print = {
  title: 'A–Z printen',
  paper: 'De lijst op papier',
  loading: 'Namen laden...',
  failed: 'De namen konden niet worden geladen',
  back: 'Terug naar gasten',
  print: 'Printen',
  again: 'Opnieuw lezen',
  hint: (pages: number) =>
    count(pages, {
      one: '# pagina, A4 of Letter. Kies in het printvenster geen kop- en voetteksten.',
      other: '# pagina’s, A4 of Letter. Kies in het printvenster geen kop- en voetteksten.',
    }),
  narrowed: 'Alleen de gasten die je hebt gekozen',
  printAll: 'Alle gasten',
  matching: (search: string) => `“${search}”`,
  none: 'Nog geen gasten om te printen',
  noneText: 'Gasten verschijnen hier zodra ze een code hebben.',
  cut: (printed: number, total: number) =>
    `Alleen de eerste ${n(printed)} van ${n(total)} namen passen. Kies een onderdeel met minder gasten.`,
  guests: (guests: number) => count(guests, { one: '# gast, A–Z', other: '# gasten, A–Z' }),
  printedAt: (moment: string) => `Geprint: ${moment}`,
  filled: 'Gevuld vakje: toen al binnen',
  blocked: 'geblokkeerd',
  foot: 'Vallen de scanners uit? Vink gasten hier af en check ze later op naam in.',
  page: (page: number, of: number) => `Pagina ${n(page)} van ${n(of)}`,
  in: 'binnen',
} satisfies ManagerWords['print']
