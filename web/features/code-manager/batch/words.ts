import { showCount, showNumber } from '../../../ui/show.ts'

const contacts = (count: number) => showCount(count, 'contact')

export const words = {
  generate: {
    label: 'Codes generated',
    finished: 'QR code generation completed successfully!',
    cancelled: 'QR code generation was cancelled',
    stopped: 'The generation was cancelled. Who has a code by now keeps it.',
    failed: (count: number) =>
      `${contacts(count)} could not be written, because Mailchimp refused them. The others have their codes.`,
  },
  sync: {
    label: 'Contacts compared',
    finished: 'QR code sync completed successfully!',
    cancelled: 'QR code sync was cancelled',
    stopped: 'The sync was cancelled. What it repaired by then stays repaired.',
    failed: (count: number) =>
      `${contacts(count)} could not be written, because Mailchimp refused them. The others are in step.`,
  },
  progressOf: (processed: number, total: number) => `${showNumber(processed)} of ${contacts(total)}`,
  waiting: 'Waiting',
  leaving: 'You may leave this page: the work goes on.',
  lost: 'The progress cannot be read at the moment. The work itself goes on; we keep asking.',
  cancel: 'Cancel',
  cancelling: 'Cancelling...',
  cancelFailed: 'The work could not be cancelled',

  doubt: {
    told: 'Mailchimp did not show the whole list',
    wait: 'Mailchimp may be slow or out of date. Listpass looks again by itself in a while. You can also look again now.',
    ask: 'If these contacts left your list, remove them here. If not, Mailchimp may be out of date: look again. Listpass also looks again by itself in a while.',
    again: 'Look Again Now',
    remove: (count: number) => `Remove ${showCount(count, 'Contact')}`,
    question: (count: number) =>
      `Did ${contacts(count)} leave this list in Mailchimp? Listpass reads the list once more and removes at most ${contacts(count)} that Mailchimp no longer has. A removed contact is then refused at the door.`,
    starting: 'Starting...',
    failed: 'The contacts could not be removed',
  },

  failures: 'Who was refused, and why',
  failuresLoading: 'Loading the refused contacts...',
  failuresFailed: 'The refused contacts could not be loaded',
  failuresList: 'Refused contacts',
  more: 'Show More',
  loadingMore: 'Loading...',
}
