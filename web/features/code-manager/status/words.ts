import { showCount, showNumber, showTime } from '../../../ui/show.ts'

const members = (count: number) => showCount(count, 'member')
const contacts = (count: number) => showCount(count, 'contact')

export const words = {
  title: 'Check List Status',
  text: 'Checks Mailchimp for missing codes and anything that doesn’t match Listpass.',
  check: 'Check List Status',
  checkAgain: 'Check Again',
  checking: 'Checking...',
  failed: 'Failed to check list status',
  checked: 'List status checked successfully',
  checkedAt: (at: number) => `Checked at ${showTime(new Date(at))}`,

  coverageOf: (covered: number, total: number) =>
    `${showNumber(covered)} of ${showCount(total, 'member has', 'members have')} a QR code`,
  coverage: (percent: number) => `${showNumber(percent)}% coverage`,
  all: 'All members have QR codes',
  empty: 'This list has no members yet.',
  noFields: 'Some QR fields are missing in Mailchimp',
  noFieldsText: 'Your campaigns can’t show codes without them. Step 1 creates the missing ones.',
  missing: (count: number) => `${showCount(count, 'member has', 'members have')} no QR code`,
  generateMissing: 'Generate Missing QR Codes',
  generateQuestion: (count: number) =>
    `This will generate QR codes for the ${members(count)} of this list who ${count === 1 ? 'has' : 'have'} none. Continue?`,
  generating: 'Starting...',
  generateFailed: 'Failed to generate missing QR codes',

  inStep: 'Mailchimp and Listpass match.',
  drift: (count: number) => `${showCount(count, 'contact differs', 'contacts differ')} from Mailchimp`,
  driftText: 'Sync compares every contact and repairs the differences.',
  sync: 'Sync',
  which: 'Show differences',
  whichFirst: (shown: number) => `Show differences (the first ${showNumber(shown)})`,
  ours: 'Listpass',
  mailchimp: 'Mailchimp',
  fields: { code: 'Code', max: 'Scans allowed', scans: 'Scans so far' },
  nothing: 'Nothing',
  pending: (count: number) =>
    `${showCount(count, 'change is', 'changes are')} on the way to Mailchimp. These don’t count as differences.`,
  refused: (count: number) => `${contacts(count)} can’t be saved: Mailchimp rejects them`,
  refusedText: 'They aren’t in the numbers above. Listpass keeps a code for each, but your campaigns can’t show it.',
  refusedList: 'Rejected contacts, and why',
  refusedFirst: (shown: number) => `Rejected contacts, and why (the first ${showNumber(shown)})`,
  refusedPeople: 'Contacts that Mailchimp rejects',
  lostRuleFields: (tags: string) => `Your rules use fields that this list no longer has: ${tags}`,
  lostRuleFieldsText: 'These rules change nothing. Edit them, or create the fields again in Mailchimp.',
  publicFields: (tags: string) => `Contacts can change this themselves: ${tags}`,
  publicFieldsText:
    'This field is visible in Mailchimp, so people see it in their profile. Hide it there, under Audience fields.',
}
