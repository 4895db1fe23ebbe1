import type { AccountWords } from '../../en/account/index.ts'
import { n } from '../format.ts'
import { changes } from './changes.ts'

/** The log of what a team and its doors changed. */
export const activity = {
  title: 'Activiteit',
  text: 'Wat je team en je deuren hebben gewijzigd',
  loading: 'Activiteit laden...',
  failed: 'Activiteit laden mislukt',
  filter: 'Lijst',
  allLists: 'Alle lijsten',
  listsFailed: 'Je lijsten konden niet worden geladen. Daarom kun je er nog geen kiezen.',
  tableLabel: 'Activiteit, nieuwste eerst',
  columns: { when: 'Wanneer', what: 'Wat', who: 'Wie', list: 'Lijst' },
  you: 'Jij',
  deletedPerson: 'Een verwijderde persoon',
  roles: { owner: 'Eigenaar', editor: 'Bewerker', viewer: 'Kijker', door: 'Deur' },
  nothing: 'Nog geen wijzigingen.',
  nothingOfList: 'Nog geen wijzigingen in deze lijst.',
  newer: 'Nieuwer',
  older: 'Ouder',
  page: (page: number) => `Pagina ${n(page)}`,
  changes,
} satisfies AccountWords['activity']
