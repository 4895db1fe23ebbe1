import type { ProductWords } from '../../en/product/index.ts'
import { count, n } from '../format.ts'

/** Why a list has more guests than subscribers. */
export const guests = {
  explained: (subscribed: number, others: number) =>
    count(others, {
      one: `${n(subscribed)} abonniert · # weiterer hat auch einen Code`,
      other: `${n(subscribed)} abonniert · # weitere haben auch einen Code`,
    }),
  /** Begins with the text above. */
  why: (explained: string) =>
    `${explained}. Mailchimp behält in einer Liste auch Personen, die sie nicht abonniert haben.`,
  choose: 'Wählen, wer als Gast zählt',
} satisfies ProductWords['guests']
