import { showCount, showNumber } from '../../ui/show.ts'
import type { Part } from './finish-setup.ts'

const contacts = (count: number) => showCount(count, 'contact')
const someHaveCodes = (withCode: number, total: number) =>
  `${showNumber(withCode)} of ${showCount(total, 'contact has', 'contacts have')} their code.`

export const words = {
  progress: 'Setup steps',
  steps: ['Connect', 'Audience', 'Complete', 'Email'],
  stepDone: '(done)',
  missing: 'Missing account or audience information',

  connectTitle: 'Connect Your Mailchimp Account',
  connectText: 'Mailchimp asks whether Listpass may reach your account. Allow it, and your lists are here.',
  accountName: 'Account Name',
  accountNameHint: 'What you call it, such as “Our events”.',
  connect: 'Connect with Mailchimp',
  connecting: 'Connecting...',
  keyInstead: 'Connect with an API key instead',
  keyText: 'Paste an API key of your Mailchimp account. It is kept encrypted and never shown again.',
  apiKey: 'API key',
  apiKeyHint: 'You find the key in Mailchimp under Account, Extras, API Keys.',
  showKey: 'Show',
  hideKey: 'Hide',
  connectAccount: 'Connect Account',
  keyFailed: 'Failed to connect account',
  optionsFailed: 'Failed to initiate Mailchimp connection',
  loadingOptions: 'Loading...',
  audiencePages: 'Audiences, page by page',
  findAudience: 'Find an audience by its name',
  noneFound: 'No audience has these words.',
  connectedAlready: 'Use a Connected Account',
  toDashboard: 'Back to Dashboard',

  audienceTitle: 'Select Your Audience',
  audienceText: 'Choose the list whose contacts get QR codes. You can set up the others later.',
  loading: 'Loading your audiences...',
  loadFailed: 'Failed to load accounts',
  account: 'Account',
  noAccounts: 'No Mailchimp account is connected yet.',
  none: 'No audiences found',
  noneText: 'There is no audience in this Mailchimp account. Create one there, then look again.',
  listsRefused: 'Listpass can’t read the lists of this account',
  openMailchimp: 'Open Mailchimp',
  lookAgain: 'Try Again',
  lookingAgain: 'Trying again...',
  syncFailed: 'Failed to fetch audiences',
  back: 'Back to Account Setup',
  continue: 'Continue to Final Step',
  continuing: 'Setting up...',
  chooseFirst: 'Choose an audience to go on.',
  members: (count: number) => showCount(count, 'subscriber'),
  created: (day: string) => `Created: ${day}`,
  gone: 'No longer in Mailchimp',
  ready: 'Has codes',

  finishTitle: 'Setting Up Your List',
  finishText: 'Listpass prepares your audience in Mailchimp. You may leave this page; the codes are made all the same.',
  completeTitle: 'Setup Complete!',
  completeText: 'Your audience is ready for its first campaign.',
  codesReady: 'Your codes are set up.',
  parts: {
    webhook: ['Webhook integration', 'The fields for code, maximum and scans, and word of every change.'],
    templates: ['QR code templates', 'A code of their own for every contact.'],
    finalising: ['Finalising', 'A look into Mailchimp whether everybody has theirs.'],
  } satisfies Record<Part, readonly [string, string]>,
  partState: { waiting: '', 'at work': 'In progress', failed: 'Failed', done: 'Done' },
  codesMade: (done: number, total: number) => `${showNumber(done)} of ${contacts(total)}`,
  errorTitle: 'Setup Error',
  setupFailed: 'Setup failed. Please try again.',
  cancelled: 'QR code generation was cancelled',
  retry: 'Retry Setup',
  pollInstead: 'Ask Mailchimp Every 10 Minutes Instead',
  pollText: 'Then Mailchimp needs no way to Listpass: new contacts get their code within 10 minutes.',
  haveCodes: (withCode: number, total: number) =>
    total === 0
      ? 'This audience has no contacts yet. Each one gets a code after joining.'
      : withCode === total
        ? total === 1
          ? 'Your one contact has a code.'
          : `All ${contacts(total)} have their code.`
        : someHaveCodes(withCode, total),
  goesOn: (withCode: number, total: number) =>
    `${someHaveCodes(withCode, total)} The others get theirs while you go on.`,
  refused: (count: number) => `Mailchimp refused ${contacts(count)}. The list's page says who and why.`,
  toTemplates: 'Next: Add to Email Templates',
  viewMailchimp: 'View Mailchimp',
  seeProgress: 'See This List',

  templatesTitle: 'Add to Your Email Templates',
  templatesText: 'One piece of HTML, the same for everybody: Mailchimp puts in each contact’s own code when it sends.',
  loadingTemplates: 'Loading your list...',
  templatesFailed: 'Failed to load list data',
  noFields: 'This list has no QR fields yet, so there is nothing to insert.',
  finishSetup: 'Finish the Setup',
  snippetTitle: 'Copy this HTML',
  tagText: (tag: string) => `*|${tag}|* is the merge tag of this list. Leave it as it is.`,
  previewTitle: 'What your contact sees',
  previewWidth: 'Screen',
  previewLook: 'Theme',
  choices: { phone: 'Phone', desktop: 'Desktop', light: 'Light', dark: 'Dark' },
  someone: 'there',
  someonesEmail: 'contact@example.com',
  subject: 'Your ticket is here',
  greeting: (name: string) => `Hi ${name},`,
  closing: 'Show this code at the entrance, on your phone or on paper.',
  sampleOnly: 'Nobody in this list has a code yet, so the picture says SAMPLE.',
  pasteTitle: 'Paste it into your campaign',
  editors: [
    ['New builder', 'Add a Code block where the code should stand, open it, and paste the HTML.'],
    ['Classic builder', 'Drag a Code content block into the layout, replace what is in it, and choose Save & Close.'],
    ['Code your own', 'Paste it into your template’s HTML where the code should stand.'],
  ],
  tipsTitle: 'Before you send',
  tips: [
    'Show the picture at least 150 pixels wide, on white.',
    'Send a test to a real contact of the list: a test email without one has no code, and its picture says SAMPLE.',
    'Say in the email what the code is for, and that it may be shown on a phone.',
  ],
  toApp: 'Go to Dashboard',
  openCampaigns: 'Open Mailchimp Campaigns',
}
