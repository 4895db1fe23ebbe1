import type { GuestHistory } from '#contract/guests.ts'
import { showCount, showNumber } from '../../../ui/show.ts'

export const regularsWords = {
  title: 'Regulars',
  loading: 'Counting visits...',
  failed: 'The visits couldn’t be counted',
  tooFew: 'After two occasions you see here which guests come back.',
  over: (held: number) => `Over ${showCount(held, 'occasion')} that guests came to`,
  histories: { often: 'came more than once', never: 'never came' } satisfies Record<GuestHistory, string>,
  most: 'Came most often',
  name: 'Name',
  visits: 'Came to',
  cameTo: (came: number, could: number) => `${showNumber(came)} of ${showNumber(could)}`,
  andMore: (more: number) => `and ${showCount(more, 'more guest')}`,
}
