import { count } from './format.ts'

/** The home of one list: its troubles, the sync, and the system that can be disabled. */
export const list = {
  title: 'QR Code Manager',
  loading: 'Loading the list...',
  loadFailed: 'Failed to load list data',
  notFound: 'List not found',
  nothingToRead: 'This list has no codes yet. Figures appear once it has.',
  notFoundText:
    'It may have been deleted in Mailchimp, or belong to someone else. Choose Sync Lists on the dashboard to see your lists.',
  back: 'Back to dashboard',
  gone: 'This list is no longer in Mailchimp',
  goneText: 'Its codes and scans are safe here. Listpass checks every 10 minutes whether the list is back.',
  needsReconnect: 'The Mailchimp account of this list needs reconnecting',
  needsReconnectText:
    'Mailchimp no longer gives Listpass access. Reconnect the account on the dashboard to keep the list up to date.',
  accountInactive: 'The Mailchimp account of this list is inactive',
  accountInactiveText: 'You can’t scan this list until you switch the account on, with Edit on the dashboard.',

  /** The button that folds a card of the settings, for screen readers. */
  unfold: (title: string) => `Show “${title}”`,
  fold: (title: string) => `Hide “${title}”`,

  guessable: {
    title: (codes: number) => count(codes, { one: '# code could be guessed', other: '# codes could be guessed' }),
    text: 'An earlier tool made these codes, perhaps by counting up. Until you replace them, phones without a connection show no names for them.',
    renew: 'Make New Codes',
    renewing: 'Making new codes...',
    question: (contacts: number) =>
      count(contacts, {
        one: '# contact gets a new code. Emails you have already sent show the old codes, and your doors will refuse those. Send the new codes before your event.',
        other:
          '# contacts get new codes. Emails you have already sent show the old codes, and your doors will refuse those. Send the new codes before your event.',
      }),
    renewed: 'New codes made. Mailchimp gets them within a minute.',
    failed: 'The new codes couldn’t be made',
  },

  sync: 'Sync QR Codes from Mailchimp',
  syncQuestion: 'This compares every contact with Mailchimp and repairs differences. No code changes. Continue?',
  syncConfirm: 'Start Sync',
  syncStarting: 'Starting...',
  syncFailed: 'Failed to sync QR codes from Mailchimp',

  complete: 'QR Code System Complete',
  completeText: '5 of 5 steps are done. New contacts get a code automatically.',

  disableTitle: 'Disable System',
  disableText:
    'Removes the three QR fields and the webhook from this list in Mailchimp. Codes and scans stay in Listpass. If you enable the system again, everyone gets the same code back.',
  disable: 'Disable System',
  disableQuestion:
    'This will disable the QR code system and delete all QR code fields from this list. This action cannot be undone. Continue?',
  disableShared: 'Another organiser uses this list too',
  disableSharedText:
    'You share the same three QR fields. Deleting them affects both of you: their emails no longer show a code.',
  disabling: 'Disabling...',
  disableFailed: 'Failed to disable QR code system',
  disabled: 'QR code system disabled',
  fieldNotDeleted: 'Failed to delete QR code field',
  partial: 'Only some of the QR fields are left in this list',
  left: (tags: string) => `Still in Mailchimp: ${tags}. Remove the rest, or create the missing fields again.`,
  disableRest: 'Disable the Rest',
  enableAgain: 'Create Missing Fields',

  usageTitle: 'Put the code into a campaign',
  usageText:
    'Paste this into a code block of your campaign. Mailchimp replaces the merge tag with each contact’s own code.',
  fieldsFailed: 'Failed to load QR codes',
  usageLocked: 'Create the fields first. Then the HTML for your campaigns appears here.',
  toSetup: 'Go to the Setup',
  previewTitle: 'What your guest sees',
  usageTips: [
    'Show the picture at least 150 pixels wide, on white.',
    'Test with a real contact. Mailchimp’s test emails have no contact, so their picture says SAMPLE.',
  ],

  contactsLoading: 'Loading contacts...',
  contactsFailed: 'The contacts couldn’t be loaded',

  /** A device by its browser and system. */
  device: { on: (browser: string, system: string) => `${browser} on ${system}`, unknown: 'Unknown device' },
}
