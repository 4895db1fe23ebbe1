import { n } from './format.ts'

/** The guests of a list or an occasion. */
export const guests = {
  title: 'Guests',
  search: 'Name, email or code',
  loading: 'Loading the guests...',
  failed: 'The guests couldn’t be loaded',
  countsFailed: 'The numbers couldn’t be loaded',
  filters: 'Show',
  more: 'Filter',
  statuses: {
    in: 'In',
    not_in: 'Not in',
    left: 'Left',
    blocked: 'Blocked',
    refused: 'Refused by Mailchimp',
    removed: 'Left the list',
  },
  leftAt: (time: string) => `Left ${time}`,
  unreached: 'Never got the email',
  alsoBlocked: 'Blocked',

  table: 'Guests of this list',
  columns: { name: 'Name', status: 'Status', came_at: 'Came at', door: 'Door', scans: 'Scans' },
  scans: (scans: number, max: number) => `${n(scans)} of ${n(max)}`,
  noEmail: 'Added at the door, no email',
  notYet: '–',
  actions: 'Actions',
  actionsOf: (name: string) => `Actions for ${name}`,
  choose: (name: string) => `Select ${name}`,
  choosePage: 'Select all on this page',
  paging: 'Pages of guests',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${n(page)}`,

  none: 'No guests yet',
  noneText: 'Choose who counts: create the codes for this list, and every contact with a code becomes a guest.',
  toSettings: 'Open Settings',
  noneHere: (search: string) => `No guest matches “${search}”.`,
  showAll: 'Show all guests',

  checkIn: 'Check in',
  checkInOf: (name: string) => `Check in ${name}`,
  checkedIn: (name: string) => `${name} is in.`,
  notCheckedIn: (name: string, reason: string) => `${name} was not let in: ${reason}`,
  checkInFailed: 'The guest couldn’t be checked in',

  print: 'Print A–Z',
  csv: 'Export CSV',
  makingCsv: 'Collecting...',
  csvFailed: 'The file couldn’t be downloaded',
}
