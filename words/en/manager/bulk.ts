import { count, n } from './format.ts'

/** Changes of many guests at once. */
export const bulk = {
  bar: 'Selected guests',
  selected: (guests: number) => count(guests, { one: '# guest selected', other: '# guests selected' }),
  all: (guests: number) => `Select all ${n(guests)}`,
  block: 'Block',
  unblock: 'Unblock',
  setMax: 'Set maximum',
  tag: 'Tag',
  clear: 'Clear the selection',
  stop: 'Stop',
  close: 'Close',
  retry: 'Try the rest again',
  progress: (done: number, of: number) => count(of, { one: `${n(done)} of # guest`, other: `${n(done)} of # guests` }),
  at: { block: 'Blocking', unblock: 'Unblocking', max: 'Setting the maximum', tag: 'Tagging' },
  did: {
    block: (guests: number) => count(guests, { one: '# guest blocked.', other: '# guests blocked.' }),
    unblock: (guests: number) => count(guests, { one: '# guest unblocked.', other: '# guests unblocked.' }),
    max: (guests: number) => count(guests, { one: 'Maximum of # guest set.', other: 'Maximum of # guests set.' }),
  },
  gone: (guests: number) =>
    count(guests, { one: '# guest was no longer in Listpass.', other: '# guests were no longer in Listpass.' }),
  stopped: (done: number, of: number) => `Stopped: ${n(done)} of ${n(of)} changed.`,
  failed: (done: number, of: number) => `${n(done)} of ${n(of)} changed. The rest couldn’t be changed.`,
  failedBecause: (done: number, of: number, problem: string) =>
    `${n(done)} of ${n(of)} changed. The rest couldn’t be changed: ${problem}`,
  blockTitle: (guests: number) => count(guests, { one: 'Block # guest?', other: 'Block # guests?' }),
  blockQuestion: 'The doors refuse their codes until you unblock them.',
  unblockTitle: (guests: number) => count(guests, { one: 'Unblock # guest?', other: 'Unblock # guests?' }),
  unblockQuestion: 'The doors let them in again, as far as their maximum allows.',
  maxTitle: (guests: number) =>
    count(guests, { one: 'Set the maximum of # guest', other: 'Set the maximum of # guests' }),
  max: 'Scans allowed',
  maxHint: '0 blocks the codes. Mailchimp gets the new maximum within minutes.',
  maxInvalid: 'Please enter a whole number from 0 to 1,000,000.',
  cancel: 'Cancel',
}
