import type { Check, Light } from '#domain/preflight.ts'
import { count } from './format.ts'

/** The drafts of a list in Mailchimp, and what would go wrong with them. */
export const email = {
  title: 'Before you send',
  loading: 'Checking the drafts in Mailchimp...',
  failed: 'The drafts couldn’t be checked',
  text: 'Listpass reads the drafts of this list in Mailchimp, and says what would go wrong. It never sends one.',
  none: 'No drafts yet',
  noneText:
    'Create a campaign for this list in Mailchimp, with the HTML below in a block for code. Listpass checks it before you send it.',
  again: 'Look again',
  looking: 'Looking...',
  checkedAt: (time: string) => `Checked at ${time}`,
  back: 'All drafts',
  untitled: 'Draft without a name',
  scheduled: (moment: string) => `Scheduled for ${moment}`,
  receivers: (recipients: number) => count(recipients, { one: '# recipient', other: '# recipients' }),
  inMailchimp: 'Open in Mailchimp',
  draftLoading: 'Checking the draft...',
  draftFailed: 'The draft couldn’t be checked',
  ready: 'This draft is ready',
  readyText: 'Each guest gets their own code. Check the time of the send in Mailchimp.',
  wrong: (sentence: string) => `This would go wrong: ${sentence}`,
  sent: (moment: string) => `Sent ${moment}`,
  sentText: 'Nothing about this email can be changed any more. Results shows how many guests open their code and come.',
  sending: 'Mailchimp is sending this email',
  sendingText: 'Nothing about it can be changed any more. Results shows how many guests open their code and come.',
  toResults: 'Go to the results',
  proof: 'See it as each guest gets it',
  test: 'Send me a test',
  make: 'Make a draft with the code in it',
  passed: (checks: number) => count(checks, { one: '# check passed', other: '# checks passed' }),
  /** Before the place in the HTML. */
  where: 'Where:',
  /** `names`: some of the guests, with commas between them. A name may contain `#`, so it is not in the forms. */
  andOthers: (names: string, others: number) => `${names} and ${count(others, { one: '# other', other: '# others' })}`,
  checklist: 'Mailchimp’s own checklist',
  checklistGone: 'Mailchimp doesn’t show its checklist right now.',
  toSettings: 'Go to the settings',
  toDoors: 'Go to the doors',

  lights: {
    ready: 'Ready',
    look: 'Look at this',
    wrong: 'Would go wrong',
    none: 'Not checked',
  } satisfies Record<Light | 'none', string>,

  /** The headings are Mailchimp's. */
  items: {
    success: (heading: string) => `Fine: ${heading}`,
    warning: (heading: string) => `Look at this: ${heading}`,
    error: (heading: string) => `Missing: ${heading}`,
  },

  checks: {
    content: 'Content can be read',
    picture: 'Picture of the code',
    address: 'Address of the picture',
    tag: 'Merge tag',
    size: 'Size and column',
    conditionals: 'Conditions',
    length: 'Length of the email',
    plain_text: 'Plain-text part',
    recipients: 'Recipients have codes',
    fields: 'QR fields',
    codes: 'Codes are made',
    pending: 'Mailchimp is up to date',
    listening: 'New subscribers get codes',
    doors: 'Scanner links last',
  } satisfies Record<Check, string>,
}
