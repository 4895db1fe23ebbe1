import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Who comes back, and who never came, over all occasions of a list. */
export const regulars = {
  title: 'Habitués',
  loading: 'Comptage des visites...',
  failed: 'Les visites n’ont pas pu être comptées',
  tooFew: 'Après deux événements, vous voyez ici quels invités reviennent.',
  over: (occasions: number) =>
    count(occasions, {
      one: 'Sur # événement où des invités sont venus',
      other: 'Sur # événements où des invités sont venus',
    }),
  /** After a number of guests. The same for one and for many. */
  histories: { often: 'avec plus d’une visite', never: 'sans visite' },
  most: 'Venus le plus souvent',
  name: 'Nom',
  visits: 'Visites',
  cameTo: (came: number, could: number) => `${n(came)} sur ${n(could)}`,
  andMore: (guests: number) => count(guests, { one: 'et # autre invité', other: 'et # autres invités' }),
} satisfies ManagerWords['regulars']
