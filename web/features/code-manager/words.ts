import { showNumber } from '../../ui/show.ts'

export const words = {
  title: 'QR Code Manager',
  loading: 'Loading the list...',
  loadFailed: 'Failed to load list data',
  notFound: 'List not found',
  notFoundText:
    'It may have been deleted in Mailchimp, or belong to another person. Sync Lists on the dashboard shows what is there now.',
  back: 'Back to dashboard',
  members: (count: number) => `${showNumber(count)} ${count === 1 ? 'member' : 'members'}`,
  toScanner: 'Go to Scanner',
  gone: 'This list is no longer in Mailchimp',
  goneText: 'Its codes and scans are kept here. Nothing can be created or generated for it any more.',
  needsReconnect: 'The Mailchimp account of this list needs reconnecting',
  needsReconnectText:
    'Mailchimp no longer lets Listpass in. Reconnect it on the dashboard; until then nothing is read or written.',
  accountInactive: 'The Mailchimp account of this list is inactive',
  accountInactiveText: 'Switch it on with Edit on the dashboard; until then the list cannot be scanned.',

  sync: 'Sync QR Codes from Mailchimp',
  syncQuestion:
    'This compares every contact with Mailchimp and repairs what differs, on the side that is wrong. No code changes. Continue?',
  syncConfirm: 'Start Sync',
  syncStarting: 'Starting...',
  syncFailed: 'Failed to sync QR codes from Mailchimp',

  complete: 'QR Code System Complete',
  completeText:
    'Whoever joins the list gets a code by themselves. Put the code into your next campaign, and open the doors.',
  openScanner: 'Open the Scanner',

  disableTitle: 'Disable System',
  disableText:
    'Takes the three QR fields and the webhook out of this list in Mailchimp. Codes and scans stay in Listpass: when you enable the system again, everybody gets the same code.',
  disable: 'Disable System',
  disableQuestion:
    'This will disable the QR code system and delete all QR code fields from this list. This action cannot be undone. Continue?',
  disabling: 'Disabling...',
  disableFailed: 'Failed to disable QR code system',
  disabled: 'QR code system disabled',
  fieldNotDeleted: 'Failed to delete QR code field',
  partial: 'Only some of the QR fields are left in this list',
  left: (tags: readonly string[]) =>
    `Still in Mailchimp: ${tags.join(', ')}. Take away what is left, or create the missing fields again.`,
  disableRest: 'Disable the Rest',
  enableAgain: 'Create Missing Fields',

  usageTitle: 'Put the code into a campaign',
  usageText:
    'Paste this into a code block of your campaign. Mailchimp puts each contact’s own code in the place of the merge tag.',
  usageLocked: 'The HTML for your campaigns appears here once the fields are created.',
  snippetLabel: 'HTML for your campaign',
  copySnippet: 'Copy HTML',
  usageTips: [
    'Show the picture at least 150 pixels wide, on white.',
    'Test with a real contact: a test email of Mailchimp has no contact, so its picture says SAMPLE.',
  ],
  imageAlt: 'Your personal QR code – show it at the entrance',

  contactsTitle: 'Contacts',
  contactsLoading: 'Loading contacts...',
  contactsFailed: 'The contacts could not be loaded',
  search: 'Search by email',
  searchHint: 'The beginning of an address',
  tableLabel: 'Contacts of this list',
  noContacts: 'No contacts here yet. They appear once their codes are generated.',
  nothingFound: (search: string) => `No address begins with “${search}”.`,
  columns: { picture: 'QR Code', email: 'Email', name: 'Name', code: 'Code', scans: 'Scans', status: 'Status' },
  scans: (count: number, max: number) => `${showNumber(count)} of ${showNumber(max)}`,
  noCode: 'None yet',
  show: (email: string) => `Show the code of ${email}`,
  pictureOf: (email: string) => `QR code of ${email}`,
  copyCode: 'Copy code',
  close: 'Close',
  openPicture: 'Open picture',
  dataTitle: 'Personal data',
  download: 'Download their data',
  downloading: 'Collecting...',
  downloadFailed: 'The data could not be downloaded',
  erase: 'Erase…',
  eraseTitle: 'Erase this contact',
  eraseQuestion: 'Listpass forgets this person for good. This action cannot be undone. Continue?',
  eraseEffects: [
    'Email address, name and all field values are deleted here.',
    'Their scans stay counted, with no name to them, and their code is never given to anybody else.',
    'They stay in Mailchimp: delete them there too, or the next sync brings them back.',
  ],
  eraseConfirm: 'Erase Contact',
  erasing: 'Erasing...',
  eraseFailed: 'The contact could not be erased',
  erased: 'Contact erased',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${showNumber(number)}`,
}
