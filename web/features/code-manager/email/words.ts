import type { Check, Light } from '#domain/preflight.ts'
import { showCount, showTime } from '../../../ui/show.ts'

export const words = {
  title: 'Before you send',
  loading: 'Checking the drafts in Mailchimp...',
  failed: 'The drafts couldn’t be checked',
  text: 'Listpass reads the drafts of this list in Mailchimp, and says what would go wrong. It never sends one.',
  none: 'No drafts yet',
  steps: [
    'In Mailchimp, create a campaign and choose this list.',
    'Add a block for code (HTML), and paste the HTML below into it.',
    'Save, and come back here. Listpass checks the draft before you send it.',
  ],
  again: 'Look again',
  looking: 'Looking...',
  checkedAt: (at: string) => `Checked at ${showTime(new Date(at))}`,
  back: 'All drafts',
  untitled: 'Draft without a name',
  scheduled: (at: string) => `Scheduled for ${at}`,
  receivers: (count: number) => showCount(count, 'recipient'),
  inMailchimp: 'Open in Mailchimp',
  draftLoading: 'Checking the draft...',
  draftFailed: 'The draft couldn’t be checked',
  ready: 'This draft is ready',
  readyText: 'Each guest gets their own code. Check the time of the send in Mailchimp.',
  wrong: 'This would go wrong: ',
  passed: (count: number) => `${showCount(count, 'check')} passed`,
  place: 'Where',
  names: (names: readonly string[], count: number) =>
    count > names.length ? `${names.join(', ')} and ${showCount(count - names.length, 'other')}` : names.join(', '),
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

  items: { success: 'Fine', warning: 'Look at this', error: 'Missing' },

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
