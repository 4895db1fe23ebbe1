import { showCount, showNumber } from '../../ui/show.ts'
import { isolated } from '../../ui/user-text.ts'
import type { Part } from './finish-setup.ts'

const contacts = (count: number) => showCount(count, 'contact')
const someHaveCodes = (withCode: number, total: number) =>
  `${showNumber(withCode)} of ${showCount(total, 'contact has', 'contacts have')} a code.`

export const words = {
  progress: 'Setup steps',
  steps: ['Connect', 'Audience', 'Complete', 'Email'],
  stepDone: '(done)',
  missing: 'Missing account or audience information',

  connectTitle: 'Connect Your Mailchimp Account',
  connectText: 'Mailchimp will ask you to allow access. Your lists appear as soon as you do.',
  accountName: 'Account Name',
  accountNameHint: 'Your own name for it, such as “Our events”.',
  connect: 'Connect with Mailchimp',
  connecting: 'Connecting...',
  keyInstead: 'Connect with an API key instead',
  keyText: 'Paste an API key of your Mailchimp account. We keep it encrypted and never show it again.',
  apiKey: 'API key',
  apiKeyHint: 'Find the key in Mailchimp under Account, Extras, API Keys.',
  showKey: 'Show',
  hideKey: 'Hide',
  connectAccount: 'Connect Account',
  keyFailed: 'Failed to connect account',
  optionsFailed: 'Failed to initiate Mailchimp connection',
  loadingOptions: 'Loading...',
  audiencePages: 'Audiences, page by page',
  findAudience: 'Find an audience by its name',
  noneFound: 'No audience matches.',
  connectedAlready: 'Use a Connected Account',
  toDashboard: 'Back to Dashboard',

  audienceTitle: 'Select Your Audience',
  audienceText: 'Choose the list whose contacts get QR codes. You can set up the others later.',
  loading: 'Loading your audiences...',
  loadFailed: 'Failed to load accounts',
  account: 'Account',
  connectedAs: (account: string) =>
    `These are the lists of the Mailchimp account ${isolated(account)}. Is it the wrong one?`,
  disconnect: 'Disconnect or switch it on the dashboard',
  noAccounts: 'No Mailchimp account is connected yet.',
  none: 'No audiences found',
  noneText: 'This Mailchimp account has no audience yet. Create one there, then try again.',
  listsRefused: 'Listpass can’t read the lists of this account',
  openMailchimp: 'Open Mailchimp',
  lookAgain: 'Try Again',
  lookingAgain: 'Trying again...',
  syncFailed: 'Failed to fetch audiences',
  back: 'Back to Account Setup',
  continue: 'Continue to Final Step',
  continuing: 'Setting up...',
  chooseFirst: 'Choose an audience to continue.',
  members: (count: number) => showCount(count, 'subscriber'),
  created: (day: string) => `Created: ${day}`,
  gone: 'No longer in Mailchimp',
  ready: 'Has codes',

  finishTitle: 'Setting Up Your List',
  finishText: 'Listpass is preparing your audience in Mailchimp. You can leave this page. Your codes are made anyway.',
  completeTitle: 'Setup Complete!',
  completeText: 'Your audience is ready for its first campaign.',
  codesReady: 'Your codes are set up.',
  parts: {
    webhook: ['Webhook integration', 'Adds three fields and listens for changes.'],
    templates: ['QR code templates', 'A personal code for every contact.'],
    finalising: ['Finalising', 'Checks that everyone has a code.'],
  } satisfies Record<Part, readonly [string, string]>,
  partState: { waiting: '', 'at work': 'In progress', failed: 'Failed', done: 'Done' },
  codesMade: (done: number, total: number) => `${showNumber(done)} of ${contacts(total)}`,
  errorTitle: 'Setup Error',
  setupFailed: 'Setup failed. Please try again.',
  cancelled: 'QR code generation was cancelled',
  retry: 'Retry Setup',
  pollInstead: 'Check Mailchimp Every 10 Minutes Instead',
  pollText: 'Use this if Mailchimp can’t reach your Listpass address. New contacts get their code within 10 minutes.',
  haveCodes: (withCode: number, total: number) =>
    total === 0
      ? 'This audience has no contacts yet. Each one gets a code after joining.'
      : withCode === total
        ? total === 1
          ? 'Your only contact has a code.'
          : `All ${contacts(total)} have a code.`
        : someHaveCodes(withCode, total),
  goesOn: (withCode: number, total: number) =>
    `${someHaveCodes(withCode, total)} The others get theirs while you continue.`,
  refused: (count: number) => `Mailchimp rejected ${contacts(count)}. See who and why on the list’s page.`,
  toTemplates: 'Next: Add to Email Templates',
  viewMailchimp: 'View Mailchimp',
  seeProgress: 'See This List',

  templatesTitle: 'Add to Your Email Templates',
  templatesText: 'Paste one piece of HTML. Mailchimp fills in each contact’s own code when it sends.',
  loadingTemplates: 'Loading your list...',
  templatesFailed: 'Failed to load list data',
  noFields: 'This list has no QR fields yet. Finish the setup first.',
  finishSetup: 'Finish the Setup',
  snippetTitle: 'Copy this HTML',
  tagText: (tag: string) => `*|${tag}|* is the merge tag of this list. Leave it as it is.`,
  previewTitle: 'What your contact sees',
  pasteTitle: 'Paste it into your campaign',
  editors: [
    ['New builder', 'Add a Code block where you want the code, open it, and paste the HTML.'],
    ['Classic builder', 'Drag a Code content block into the layout, replace its content, and choose Save & Close.'],
    ['Code your own', 'Paste it into your template’s HTML where you want the code.'],
  ],
  tipsTitle: 'Before you send',
  tips: [
    'Show the picture at least 150 pixels wide, on white.',
    'Send a test to a real contact of the list. A test without a contact has no code, so its picture says SAMPLE.',
    'Say in the email what the code is for, and that guests can show it on a phone.',
  ],
  toTheDoor: {
    title: 'Try a scan with your own phone now',
    text: 'See what your staff will see at the door. It takes a minute.',
    next: 'Then, before the night',
    nights: {
      title: 'Set the day and the time',
      text: 'One night, or several days with rules of their own. Guests read them beside their code.',
      go: 'Set Times',
    },
    email: {
      title: 'No email yet?',
      text: 'Listpass makes a draft in Mailchimp, with the code, the day and the place.',
      go: 'Make a Draft',
    },
    doors: {
      title: 'Make a link for each door',
      text: 'Staff open it on their own phones, without an app or an account.',
      go: 'Make Links',
    },
    sheets: {
      title: 'Print door sheets',
      text: 'One for each door: the code that opens its scanner, and what to do.',
      go: 'Print Sheets',
    },
    tonight: {
      title: 'Open Tonight',
      text: 'Follow who is in, and how your doors are doing.',
      go: 'Open Tonight',
    },
  },
  toApp: 'Go to Dashboard',
  openCampaigns: 'Open Mailchimp Campaigns',
}
