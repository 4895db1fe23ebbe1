import { n } from './format.ts'

/** After the event: how the emails did, a reminder, and segments in Mailchimp. */
export const followingUp = {
  title: 'After the event',
  loading: 'Loading your emails...',
  failed: 'Your emails couldn’t be loaded',
  chooseOccasion: 'Choose one occasion at the top to follow it up.',
  invitation: 'Invitation',
  everyone: 'Everyone on the list',
  untitled: 'Email without a name',
  sentOn: (title: string, moment: string) => `${title}, ${moment}`,
  noEmails: 'No sent emails yet. Emails that you send from Mailchimp to this list appear here.',
  /** `when`: a time of today, or a date with its time. */
  asOf: (when: string) => `Emails as of ${when}`,
  again: 'Look again',
  looking: 'Looking...',
  readFailed: 'Mailchimp couldn’t be asked. These are the figures from before.',
  steps: {
    sent: 'Sent',
    bounced: 'Bounced',
    opened: 'Opened their code',
    came: 'Came',
    onTime: (minutes: number) => `In the first ${n(minutes)} minutes`,
  },

  reminder: 'Remind those who did not come',
  reminderText: 'A copy of the invitation, as a draft in Mailchimp. Listpass never sends it.',
  reminderNeeds: 'Choose the email that you sent as the invitation.',
  remind: 'Make Reminder Draft',
  reminding: 'Making the draft...',
  remindFailed: 'The reminder couldn’t be made',
  toReminder: 'Open the Reminder in Mailchimp',
  reminderMade: (moment: string) => `Draft made ${moment}`,

  segments: 'Segments in Mailchimp',
  segmentsText: 'One click makes the segment, or brings it up to date.',
  segment: { came: 'Came', stayed_away: 'Invited, did not come', no_code: 'Has no code' },
  making: 'Making...',
  segmentFailed: 'The segment couldn’t be made',
  segmentMade: (moment: string) => `Up to date as of ${moment}`,
  segmentNone: 'Not made yet',
  make: 'Make',
  makeNamed: (segment: string) => `Make: ${segment}`,
  update: 'Update',
  updateNamed: (segment: string) => `Update: ${segment}`,
  toSegments: 'Open Segments in Mailchimp',
}
