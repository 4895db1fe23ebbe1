import { n } from '../format.ts'
import { changes } from './changes.ts'

/** The log of what a team and its doors changed. */
export const activity = {
  title: 'Activity',
  text: 'Changes made by your team and at its doors',
  loading: 'Loading the activity...',
  failed: 'Failed to load the activity',
  filter: 'List',
  allLists: 'All lists',
  listsFailed: 'Your lists couldn’t be loaded, so you can’t choose one yet.',
  tableLabel: 'Activity, newest first',
  columns: { when: 'When', what: 'What', who: 'Who', list: 'List' },
  you: 'You',
  deletedPerson: 'A deleted person',
  roles: { owner: 'Owner', editor: 'Editor', viewer: 'Viewer', door: 'Door' },
  nothing: 'No changes yet.',
  nothingOfList: 'No changes to this list yet.',
  newer: 'Newer',
  older: 'Older',
  page: (page: number) => `Page ${n(page)}`,
  changes,
}
