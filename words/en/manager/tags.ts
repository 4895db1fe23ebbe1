import { count, n } from './format.ts'

/** Tags of Mailchimp that many guests get, or lose. A tag may contain `#`, so it is not in the forms. */
export const tags = {
  title: (guests: number) => count(guests, { one: 'Tag # guest in Mailchimp', other: 'Tag # guests in Mailchimp' }),
  tag: 'Tag',
  hint: 'Search the tags of this list, or type a new one.',
  loading: 'Reading the tags from Mailchimp...',
  unread: 'Mailchimp’s tags can’t be read right now. Type the whole name.',
  known: 'Tags in Mailchimp',
  isNew: (tag: string) => `“${tag}” is a new tag.`,
  none: 'Mailchimp has no tags for this list yet.',
  empty: 'Please enter a tag.',
  /** `Attended:` is part of the tags themselves. */
  isKept: 'Listpass itself keeps tags that begin with “Attended:”. Please choose another name.',
  long: (most: number) => `At most ${n(most)} characters.`,
  unknown: 'Mailchimp has no such tag. Please choose one of the list.',
  cancel: 'Cancel',
  give: 'Give tag',
  take: 'Take tag away',

  giving: (guests: number, tag: string) =>
    `${count(guests, { one: 'Tagging # guest', other: 'Tagging # guests' })} “${tag}”.`,
  taking: (guests: number, tag: string) =>
    `Taking “${tag}” ${count(guests, { one: 'from # guest.', other: 'from # guests.' })}`,
  soon: 'Mailchimp has it in a few seconds.',
  given: (guests: number, tag: string) =>
    `${count(guests, { one: '# guest tagged', other: '# guests tagged' })} “${tag}” in Mailchimp.`,
  taken: (guests: number, tag: string) =>
    `“${tag}” ${count(guests, { one: 'taken from # guest in Mailchimp.', other: 'taken from # guests in Mailchimp.' })}`,
  late: 'Mailchimp can’t take it right now. Listpass tries again until it can.',
  trouble: (reason: string) => `Mailchimp refuses this tag: ${reason}`,
  refused: (guests: number) =>
    count(guests, { one: 'Mailchimp refused # guest.', other: 'Mailchimp refused # guests.' }),
  gone: (guests: number) =>
    count(guests, {
      one: '# guest left the list, and got no change.',
      other: '# guests left the list, and got no change.',
    }),
}
