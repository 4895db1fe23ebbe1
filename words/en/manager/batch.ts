import { count, n } from './format.ts'

/** The progress of codes that are made, and of a sync. */
export const batch = {
  generate: {
    label: 'Codes generated',
    finished: 'QR code generation completed successfully!',
    cancelled: 'QR code generation was cancelled',
    stopped: 'The generation was cancelled. Contacts that already have a code keep it.',
    failed: (contacts: number) =>
      count(contacts, {
        one: '# contact couldn’t be saved, because Mailchimp rejected them. All others have their codes.',
        other: '# contacts couldn’t be saved, because Mailchimp rejected them. All others have their codes.',
      }),
  },
  sync: {
    label: 'Contacts compared',
    finished: 'QR code sync completed successfully!',
    cancelled: 'QR code sync was cancelled',
    stopped: 'The sync was cancelled. Its repairs so far stay in place.',
    failed: (contacts: number) =>
      count(contacts, {
        one: '# contact couldn’t be saved, because Mailchimp rejected them. All others are up to date.',
        other: '# contacts couldn’t be saved, because Mailchimp rejected them. All others are up to date.',
      }),
  },
  progressOf: (processed: number, total: number) =>
    count(total, { one: `${n(processed)} of # contact`, other: `${n(processed)} of # contacts` }),
  waiting: 'Waiting',
  leaving: 'You can leave this page. This continues on its own.',
  lost: 'We can’t show the progress right now, but everything continues. We’ll keep checking.',
  cancel: 'Cancel',
  cancelling: 'Cancelling...',
  cancelFailed: 'This couldn’t be cancelled',

  doubt: {
    told: 'Mailchimp did not show the whole list',
    wait: 'Mailchimp may be slow or out of date. Listpass checks again automatically, or you can check now.',
    ask: 'If these contacts left your list, remove them here. If not, Mailchimp may be out of date: check again now, or let Listpass check again automatically.',
    again: 'Check Again Now',
    remove: (contacts: number) => count(contacts, { one: 'Remove # Contact', other: 'Remove # Contacts' }),
    question: (contacts: number) =>
      count(contacts, {
        one: 'Did # contact leave this list in Mailchimp? Listpass reads the list once more and removes at most # contact that Mailchimp no longer has. A removed contact is then refused at the door.',
        other:
          'Did # contacts leave this list in Mailchimp? Listpass reads the list once more and removes at most # contacts that Mailchimp no longer has. A removed contact is then refused at the door.',
      }),
    starting: 'Starting...',
    failed: 'The contacts couldn’t be removed',
  },

  failures: 'Rejected contacts, and why',
  failuresLoading: 'Loading the rejected contacts...',
  failuresFailed: 'The rejected contacts couldn’t be loaded',
  failuresList: 'Rejected contacts',
  more: 'Show More',
  loadingMore: 'Loading...',
}
