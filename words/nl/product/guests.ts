import type { ProductWords } from '../../en/product/index.ts'
import { count, n } from '../format.ts'

/** Why a list has more guests than subscribers. */
export const guests = {
  explained: (subscribed: number, others: number) =>
    count(others, {
      one: `${n(subscribed)} geabonneerd · # ander heeft ook een code`,
      other: `${n(subscribed)} geabonneerd · # anderen hebben ook een code`,
    }),
  /** Begins with the text above. */
  why: (explained: string) => `${explained}. Mailchimp bewaart op een lijst ook mensen die niet zijn geabonneerd.`,
  choose: 'Kies wie als gast telt',
} satisfies ProductWords['guests']
