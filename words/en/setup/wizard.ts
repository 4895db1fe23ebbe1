import { isolated } from '#domain/user-text.ts'
import { count, n } from '../format.ts'
import { toTheDoor } from './to-the-door.ts'

/** The setup of a list, in four steps. */
export const wizard = {
  progress: 'Setup steps',
  steps: { connect: 'Connect', audience: 'Audience', complete: 'Complete', email: 'Email' },
  stepDone: '(done)',
  problems: {
    missing: 'Missing account or audience information',
    noAccounts: 'No Mailchimp account is connected yet.',
  },

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
  members: (members: number) => count(members, { one: '# subscriber', other: '# subscribers' }),
  created: (day: string) => `Created: ${day}`,
  gone: 'No longer in Mailchimp',
  ready: 'Has codes',

  finishTitle: 'Setting Up Your List',
  finishText: 'Listpass is preparing your audience in Mailchimp. You can leave this page. Your codes are made anyway.',
  completeTitle: 'Setup Complete!',
  completeText: 'Your audience is ready for its first campaign.',
  codesReady: 'Your codes are set up.',
  parts: {
    webhook: { title: 'Webhook integration', text: 'Adds three fields and listens for changes.' },
    templates: { title: 'QR code templates', text: 'A personal code for every contact.' },
    finalising: { title: 'Finalising', text: 'Checks that everyone has a code.' },
  },
  partState: { waiting: '', 'at work': 'In progress', failed: 'Failed', done: 'Done' },
  codesMade: (done: number, total: number) =>
    count(total, { one: `${n(done)} of # contact`, other: `${n(done)} of # contacts` }),
  errorTitle: 'Setup Error',
  setupFailed: 'Setup failed. Please try again.',
  cancelled: 'QR code generation was cancelled',
  retry: 'Retry Setup',
  pollInstead: 'Check Mailchimp Every 10 Minutes Instead',
  pollText: 'Use this if Mailchimp can’t reach your Listpass address. New contacts get their code within 10 minutes.',
  noContacts: 'This audience has no contacts yet. Each one gets a code after joining.',
  allHaveCodes: (total: number) =>
    count(total, { one: 'Your only contact has a code.', other: 'All # contacts have a code.' }),
  someHaveCodes: (withCode: number, total: number) =>
    count(total, {
      one: `${n(withCode)} of # contact has a code.`,
      other: `${n(withCode)} of # contacts have a code.`,
    }),
  /** After the text above. */
  goesOn: 'The others get theirs while you continue.',
  refused: (contacts: number) =>
    count(contacts, {
      one: 'Mailchimp rejected # contact. See who and why on the list’s page.',
      other: 'Mailchimp rejected # contacts. See who and why on the list’s page.',
    }),
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
  /** Mailchimp’s editors of emails. */
  editors: {
    newBuilder: {
      name: 'New builder',
      text: 'Add a Code block where you want the code, open it, and paste the HTML.',
    },
    classic: {
      name: 'Classic builder',
      text: 'Drag a Code content block into the layout, replace its content, and choose Save & Close.',
    },
    ownCode: { name: 'Code your own', text: 'Paste it into your template’s HTML where you want the code.' },
  },
  tipsTitle: 'Before you send',
  tips: {
    size: 'Show the picture at least 150 pixels wide, on white.',
    test: 'Send a test to a real contact of the list. A test without a contact has no code, so its picture says SAMPLE.',
    purpose: 'Say in the email what the code is for, and that guests can show it on a phone.',
  },
  toTheDoor,
  toApp: 'Go to Dashboard',
  openCampaigns: 'Open Mailchimp Campaigns',
}
