import { count, n } from './format.ts'

/** A check of a list: missing codes, and what does not match Mailchimp. */
export const status = {
  title: 'Check List Status',
  text: 'Checks Mailchimp for missing codes and anything that doesn’t match Listpass.',
  check: 'Check List Status',
  checkAgain: 'Check Again',
  checking: 'Checking...',
  failed: 'Failed to check list status',
  checked: 'List status checked successfully',
  checkedAt: (time: string) => `Checked at ${time}`,

  coverageOf: (covered: number, total: number) =>
    count(total, {
      one: `${n(covered)} of # member has a QR code`,
      other: `${n(covered)} of # members have a QR code`,
    }),
  coverage: (percent: number) => `${n(percent)}% coverage`,
  all: 'All members have QR codes',
  empty: 'This list has no members yet.',
  noFields: 'Some QR fields are missing in Mailchimp',
  noFieldsText: 'Your campaigns can’t show codes without them. Step 1 creates the missing ones.',
  missing: (members: number) => count(members, { one: '# member has no QR code', other: '# members have no QR code' }),
  generateMissing: 'Generate Missing QR Codes',
  generateQuestion: (members: number) =>
    count(members, {
      one: 'This will generate QR codes for the # member of this list who has none. Continue?',
      other: 'This will generate QR codes for the # members of this list who have none. Continue?',
    }),
  generating: 'Starting...',
  generateFailed: 'Failed to generate missing QR codes',

  inStep: 'Mailchimp and Listpass match.',
  drift: (contacts: number) =>
    count(contacts, { one: '# contact differs from Mailchimp', other: '# contacts differ from Mailchimp' }),
  driftText: 'Sync compares every contact and repairs the differences.',
  sync: 'Sync',
  which: 'Show differences',
  whichFirst: (shown: number) => `Show differences (the first ${n(shown)})`,
  ours: 'Listpass',
  mailchimp: 'Mailchimp',
  fields: { code: 'Code', max: 'Scans allowed', scans: 'Scans so far' },
  nothing: 'Nothing',
  pending: (changes: number) =>
    count(changes, {
      one: '# change is on the way to Mailchimp. These don’t count as differences.',
      other: '# changes are on the way to Mailchimp. These don’t count as differences.',
    }),
  refused: (contacts: number) =>
    count(contacts, {
      one: '# contact can’t be saved: Mailchimp rejects them',
      other: '# contacts can’t be saved: Mailchimp rejects them',
    }),
  refusedText: 'They aren’t in the numbers above. Listpass keeps a code for each, but your campaigns can’t show it.',
  refusedList: 'Rejected contacts, and why',
  refusedFirst: (shown: number) => `Rejected contacts, and why (the first ${n(shown)})`,
  refusedPeople: 'Contacts that Mailchimp rejects',
  lostRuleFields: (tags: string) => `Your rules use fields that this list no longer has: ${tags}`,
  lostRuleFieldsText: 'These rules change nothing. Edit them, or create the fields again in Mailchimp.',
  publicFields: (tags: string) => `Contacts can change this themselves: ${tags}`,
  publicFieldsText:
    'This field is visible in Mailchimp, so people see it in their profile. Hide it there, under Audience fields.',
}
