import type { AccountWords } from '../../en/account/index.ts'
import { n } from '../format.ts'
import { changes } from './changes.ts'

/** The log of what a team and its doors changed. */
export const activity = {
  title: 'Aktivitäten',
  text: 'Änderungen durch Ihr Team und an seinen Einlässen',
  loading: 'Die Aktivitäten werden geladen...',
  failed: 'Die Aktivitäten konnten nicht geladen werden',
  filter: 'Liste',
  allLists: 'Alle Listen',
  listsFailed: 'Ihre Listen konnten nicht geladen werden, darum können Sie noch keine wählen.',
  tableLabel: 'Aktivitäten, neueste zuerst',
  columns: { when: 'Wann', what: 'Was', who: 'Wer', list: 'Liste' },
  you: 'Sie',
  deletedPerson: 'Eine gelöschte Person',
  roles: { owner: 'Inhaber', editor: 'Bearbeiter', viewer: 'Betrachter', door: 'Einlass' },
  nothing: 'Noch keine Änderungen.',
  nothingOfList: 'Noch keine Änderungen an dieser Liste.',
  newer: 'Neuere',
  older: 'Ältere',
  page: (page: number) => `Seite ${n(page)}`,
  changes,
} satisfies AccountWords['activity']
