import { count } from '../format.ts'

/** What the scans of a list are for. */
export const occasions = {
  occasions_added: ({ occasions }: { occasions: number }) =>
    count(occasions, { one: '# occasion was added.', other: '# occasions were added.' }),
  occasion_changed: 'The occasion was changed.',
  occasion_removed: 'The occasion was removed. Its scans stay in the log.',
  admissions_stopped: 'Doors let no one in any more.',
  admissions_resumed: 'Doors let guests in again.',
  nobody_inside: 'No guest is inside.',
  guests_counted_out: ({ guests }: { guests: number }) =>
    count(guests, { one: '# guest counted out.', other: '# guests counted out.' }),
}
