import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Who comes back, and who never came, over all occasions of a list. */
export const regulars = {
  title: 'Vaste gasten',
  loading: 'Bezoeken tellen...',
  failed: 'De bezoeken konden niet worden geteld',
  tooFew: 'Na twee onderdelen zie je hier welke gasten terugkomen.',
  over: (occasions: number) =>
    count(occasions, {
      one: 'Over # onderdeel waar gasten kwamen',
      other: 'Over # onderdelen waar gasten kwamen',
    }),
  /** After a number of guests. */
  histories: { often: 'meer dan eens gekomen', never: 'nooit gekomen' },
  most: 'Kwamen het vaakst',
  name: 'Naam',
  visits: 'Bezocht',
  cameTo: (came: number, could: number) => `${n(came)} van ${n(could)}`,
  andMore: (guests: number) => count(guests, { one: 'en nog # gast', other: 'en nog # gasten' }),
} satisfies ManagerWords['regulars']
