import { showCount, showNumber } from '../../../../ui/show.ts'

const guests = (count: number) => showCount(count, 'guest')

export const words = {
  loading: 'Loading the tags and events...',
  loadFailed: 'The tags and events couldn’t be loaded',
  failed: 'The tags and events couldn’t be changed',
  text: 'Let Mailchimp know who came, and write to those guests the next morning.',
  chosen: (tags: boolean, events: boolean) =>
    tags && events ? 'Tags and events' : tags ? 'Tags' : events ? 'Events' : 'Off',
  tags: 'Tag guests who came',
  tagsHint:
    'Everyone who came gets the tag “Attended: …” with the name of the occasion, within seconds. If their scan is undone, the tag goes again. Their other tags stay.',
  events: 'Send an event for each check-in',
  eventsHint:
    'For automations that start at the door: “checked_in” for each scan from now on, and “check_in_undone” if it is undone.',
  tagged: (count: number) => `${guests(count)} tagged`,
  waiting: (count: number) => `${showNumber(count)} on the way`,
  refused: (count: number) => `Mailchimp refuses ${showNumber(count)}`,
  sent: (count: number) => `${showCount(count, 'event')} sent`,
  doubled: (count: number) => `${showNumber(count)} sent twice`,
  writtenTags: 'Tags in Mailchimp',
  tagTrouble: (name: string) => `Mailchimp refuses the tag “${name}”`,
}
