import { showNumber } from '../../../ui/show.ts'

export const words = {
  title: 'Activity',
  text: 'What was changed, by you and at your doors',
  loading: 'Loading the activity...',
  failed: 'Failed to load the activity',
  filter: 'List',
  allLists: 'All lists',
  listsFailed: 'Your lists could not be loaded, so there is none to choose.',
  tableLabel: 'Activity, the newest first',
  columns: { when: 'When', what: 'What', who: 'Who', list: 'List' },
  you: 'You',
  nothing: 'Nothing was changed yet.',
  nothingOfList: 'Nothing was changed in this list yet.',
  newer: 'Newer',
  older: 'Older',
  page: (page: number) => `Page ${showNumber(page)}`,
}
