import { count, n } from '../format.ts'

/** What the scans of a list are for. */
export const occasions = {
  occasion_gone: 'This occasion no longer exists.',
  occasion_gone_choose: 'This occasion no longer exists. Please choose another one.',
  occasions_at_most: ({ most, had }: { most: number; had: number }) =>
    `A list can have at most ${n(most)} occasions, and this one has ${n(had)}. Remove some that are over.`,
  main_counts_together: 'The main occasion counts together with others. Add an occasion that counts alone.',
  counting_alone_stays: 'Whether an occasion counts alone stays as it was made. Add another occasion instead.',
  main_occasion_stays: 'The main occasion cannot be removed.',
  links_open_occasion: ({ links }: { links: number }) =>
    count(links, {
      one: '# scanner link opens this occasion. Remove it, or choose another occasion for it.',
      other: '# scanner links open this occasion. Remove them, or choose another occasion for them.',
    }),
  occasion_not_open: 'This occasion is not open now. Change its times instead.',
  occasion_would_be_over: 'This occasion would be over by now. Change its closing time instead.',
  occasion_counts_nobody_inside: 'This occasion does not count the people inside.',
}
