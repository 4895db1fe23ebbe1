import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Who comes back, and who never came, over all occasions of a list. */
export const regulars = {
  title: 'Stammgäste',
  loading: 'Die Besuche werden gezählt...',
  failed: 'Die Besuche konnten nicht gezählt werden',
  tooFew: 'Nach zwei Anlässen sehen Sie hier, welche Gäste wiederkommen.',
  over: (occasions: number) =>
    count(occasions, {
      one: 'Aus # Anlass, zu dem Gäste kamen',
      other: 'Aus # Anlässen, zu denen Gäste kamen',
    }),
  /** After a number of guests. */
  histories: { often: 'mehrmals gekommen', never: 'nie gekommen' },
  most: 'Am häufigsten gekommen',
  name: 'Name',
  visits: 'Besuche',
  cameTo: (came: number, could: number) => `${n(came)} von ${n(could)}`,
  andMore: (guests: number) => count(guests, { one: 'und # weiterer Gast', other: 'und # weitere Gäste' }),
} satisfies ManagerWords['regulars']
