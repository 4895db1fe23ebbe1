import { count, n } from './format.ts'

/** Who comes back, and who never came, over all occasions of a list. */
export const regulars = {
  title: 'Regulars',
  loading: 'Counting visits...',
  failed: 'The visits couldn’t be counted',
  tooFew: 'After two occasions you see here which guests come back.',
  over: (occasions: number) =>
    count(occasions, { one: 'Over # occasion that guests came to', other: 'Over # occasions that guests came to' }),
  /** After a number of guests. */
  histories: { often: 'came more than once', never: 'never came' },
  most: 'Came most often',
  name: 'Name',
  visits: 'Came to',
  cameTo: (came: number, could: number) => `${n(came)} of ${n(could)}`,
  andMore: (guests: number) => count(guests, { one: 'and # more guest', other: 'and # more guests' }),
}
