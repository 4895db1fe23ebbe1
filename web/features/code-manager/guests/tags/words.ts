import { showCount, showNumber } from '../../../../ui/show.ts'

export const words = {
  title: (count: number) => `Tag ${showCount(count, 'guest')} in Mailchimp`,
  tag: 'Tag',
  hint: 'Search the tags of this list, or type a new one.',
  loading: 'Reading the tags from Mailchimp...',
  unread: 'Mailchimp’s tags can’t be read right now. Type the whole name.',
  known: 'Tags in Mailchimp',
  holders: (count: number) => showNumber(count),
  isNew: (tag: string) => `“${tag}” is a new tag.`,
  none: 'Mailchimp has no tags for this list yet.',
  empty: 'Please enter a tag.',
  long: (most: number) => `At most ${showNumber(most)} characters.`,
  unknown: 'Mailchimp has no such tag. Please choose one of the list.',
  cancel: 'Cancel',
  give: 'Give tag',
  take: 'Take tag away',

  giving: (count: number, tag: string) => `Tagging ${showCount(count, 'guest')} “${tag}”.`,
  taking: (count: number, tag: string) => `Taking “${tag}” from ${showCount(count, 'guest')}.`,
  soon: 'Mailchimp has it in a few seconds.',
  given: (count: number, tag: string) => `${showCount(count, 'guest')} tagged “${tag}” in Mailchimp.`,
  taken: (count: number, tag: string) => `“${tag}” taken from ${showCount(count, 'guest')} in Mailchimp.`,
  late: 'Mailchimp can’t take it right now. Listpass tries again until it can.',
  trouble: (reason: string) => `Mailchimp refuses this tag: ${reason}`,
  refused: (count: number) => `Mailchimp refused ${showCount(count, 'guest')}.`,
  gone: (count: number) => `${showCount(count, 'guest')} left the list, and got no change.`,
}
