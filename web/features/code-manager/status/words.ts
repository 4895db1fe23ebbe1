import { showCount, showNumber, showTime } from '../../../ui/show.ts'

const members = (count: number) => showCount(count, 'member')
const contacts = (count: number) => showCount(count, 'contact')

export const words = {
  title: 'Check List Status',
  text: 'Looks in Mailchimp now: who has a code there, and where it holds something else than Listpass.',
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
  noFields: 'The QR fields are not complete in Mailchimp',
  noFieldsText: 'Without them nobody has a code there. Step 1 creates what is missing.',
  missing: (count: number) => `${showCount(count, 'member has', 'members have')} no QR code`,
  generateMissing: 'Generate Missing QR Codes',
  generateQuestion: (count: number) =>
    `This will generate QR codes for the ${members(count)} of this list who ${count === 1 ? 'has' : 'have'} none. Continue?`,
  generating: 'Starting...',
  generateFailed: 'Failed to generate missing QR codes',

  inStep: 'Mailchimp holds what Listpass holds.',
  drift: (count: number) => `${showCount(count, 'contact differs', 'contacts differ')} from Mailchimp`,
  driftText: 'Sync compares every contact and repairs the side that is wrong.',
  sync: 'Sync',
  which: 'What differs',
  whichFirst: (shown: number) => `What differs (the first ${showNumber(shown)})`,
  ours: 'Listpass',
  mailchimp: 'Mailchimp',
  fields: { code: 'Code', max: 'Scans allowed', scans: 'Scans so far' },
  nothing: 'Nothing',
  pending: (count: number) =>
    `${showCount(count, 'change is', 'changes are')} on the way to Mailchimp. This is no difference.`,
  refused: (count: number) => `${contacts(count)} cannot be written: Mailchimp refuses them`,
  refusedText: 'They count in neither figure above. Listpass keeps a code for each, but your campaigns cannot show it.',
  refusedList: 'Who is refused, and why',
  refusedFirst: (shown: number) => `Who is refused, and why (the first ${showNumber(shown)})`,
  refusedPeople: 'Contacts that Mailchimp refuses',
  lostRuleFields: (tags: string) => `Your rules use fields that this list no longer has: ${tags}`,
  lostRuleFieldsText: 'These rules change nothing. Edit them, or create the fields again in Mailchimp.',
  publicFields: (tags: string) => `Contacts can change this themselves: ${tags}`,
  publicFieldsText:
    'The field was made visible in Mailchimp, so people see it in their profile. Hide it there, under Audience fields.',
}
