import { count, n } from '../format.ts'

/** People without their code: the search, and the list by name. */
export const people = {
  label: 'Name or email',
  hint: 'At least 3 letters, words in any order.',
  hintOfLink: 'At least 3 letters of the name, or the whole email.',
  codeEnd: (four: string) => `Code ends in ${four}`,
  searching: 'Searching...',
  found: (people: number) => count(people, { one: '# person found.', other: '# people found.' }),
  more: 'There are more. Type more of the name.',
  none: 'No one by that name on this list.',
  failed: 'The search didn’t work. Please try again.',
  needsConnection: 'You need a connection to search by name. You can still scan and type codes.',
  checkIn: 'Check in',
  checkInOf: (name: string, four: string) => `Check in: ${name}${four === '' ? '' : `, code ends in ${four}`}`,
  state: {
    open: '',
    used_up: 'Checked in already',
    blocked: 'Blocked',
    removed: 'Removed from the list',
    not_a_guest: 'Not a guest',
  },
  uses: (used: number, max: number) => `${n(used)} of ${n(max)} used`,

  names: {
    filter: 'Which guests',
    all: 'All guests',
    notIn: 'Not in yet',
    letters: 'First letter',
    loading: 'Loading the guests...',
    failed: 'The guests couldn’t be loaded',
    none: 'No guest here.',
    more: 'Show more',
  },
}
