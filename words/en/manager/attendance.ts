import { count, n } from './format.ts'

/** Tags and events in Mailchimp for guests who came. */
export const attendance = {
  loading: 'Loading the tags and events...',
  loadFailed: 'The tags and events couldn’t be loaded',
  failed: 'The tags and events couldn’t be changed',
  text: 'Let Mailchimp know who came, and write to those guests the next morning.',
  chosen: { both: 'Tags and events', tags: 'Tags', events: 'Events', none: 'Off' },
  tags: 'Tag guests who came',
  tagsHint:
    'Everyone who came gets the tag “Attended: …” with the name of the occasion, within seconds. If their scan is undone, the tag goes again. Their other tags stay.',
  events: 'Send an event for each check-in',
  eventsHint:
    'For automations that start at the door: “checked_in” for each scan from now on, and “check_in_undone” if it is undone.',
  tagged: (guests: number) => count(guests, { one: '# guest tagged', other: '# guests tagged' }),
  waiting: (changes: number) => `${n(changes)} on the way`,
  refused: (changes: number) => `Mailchimp refuses ${n(changes)}`,
  sent: (events: number) => count(events, { one: '# event sent', other: '# events sent' }),
  doubled: (events: number) => `${n(events)} sent twice`,
  writtenTags: 'Tags in Mailchimp',
  tagTrouble: (name: string) => `Mailchimp refuses the tag “${name}”`,
}
