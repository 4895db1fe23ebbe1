import { onTimeMinutes, type SegmentKind } from '#contract/following-up.ts'
import { showDate, showNumber, showShare, showTime } from '../../../ui/show.ts'

const segments: Record<SegmentKind, string> = {
  came: 'Came',
  stayed_away: 'Invited, did not come',
  no_code: 'Has no code',
}

export const words = {
  title: 'After the event',
  loading: 'Loading your emails...',
  failed: 'Your emails couldn’t be loaded',
  chooseOccasion: 'Choose one occasion at the top to follow it up.',
  invitation: 'Invitation',
  everyone: 'Everyone on the list',
  untitled: 'Email without a name',
  sentOn: (title: string, at: string | null) => (at === null ? title : `${title}, ${showDate(at)}`),
  noEmails: 'No sent emails yet. Emails that you send from Mailchimp to this list appear here.',
  asOf: (at: string) => `Emails as of ${showTime(new Date(at))}`,
  asOfDay: (at: string) => `Emails as of ${showDate(at)}`,
  again: 'Look again',
  looking: 'Looking...',
  readFailed: 'Mailchimp couldn’t be asked. These are the figures from before.',
  steps: {
    sent: 'Sent',
    bounced: 'Bounced',
    opened: 'Opened their code',
    came: 'Came',
    onTime: `In the first ${onTimeMinutes} minutes`,
  },
  step: (count: number | null) => (count === null ? '–' : showNumber(count)),
  share: (count: number, of: number) => showShare(Math.min(count, of), of),

  reminder: 'Remind those who did not come',
  reminderText: 'A copy of the invitation, as a draft in Mailchimp. Listpass never sends it.',
  reminderNeeds: 'Choose the email that you sent as the invitation.',
  remind: 'Make Reminder Draft',
  reminding: 'Making the draft...',
  remindFailed: 'The reminder couldn’t be made',
  toReminder: 'Open the Reminder in Mailchimp',
  reminderMade: (at: string) => `Draft made ${showDate(at)}`,

  segments: 'Segments in Mailchimp',
  segmentsText: 'One click makes the segment, or brings it up to date.',
  segment: segments,
  making: 'Making...',
  segmentFailed: 'The segment couldn’t be made',
  segmentMade: (at: string) => `Up to date as of ${showDate(at)}`,
  segmentNone: 'Not made yet',
  makeSegment: (isMade: boolean) => (isMade ? 'Update' : 'Make'),
  toSegments: 'Open Segments in Mailchimp',
}
