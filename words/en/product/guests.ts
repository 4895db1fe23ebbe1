import { count, n } from '../format.ts'

/** Why a list has more guests than subscribers. */
export const guests = {
  explained: (subscribed: number, others: number) =>
    count(others, {
      one: `${n(subscribed)} subscribed · # other also has a code`,
      other: `${n(subscribed)} subscribed · # others also have codes`,
    }),
  /** Begins with the text above. */
  why: (explained: string) => `${explained}. Mailchimp keeps people on a list who aren’t subscribed.`,
  choose: 'Choose who counts as a guest',
}
