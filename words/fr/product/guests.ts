import type { ProductWords } from '../../en/product/index.ts'
import { count } from '../format.ts'

/** Why a list has more guests than subscribers. */
export const guests = {
  explained: (subscribed: number, others: number) =>
    `${count(subscribed, { one: '# abonné', other: '# abonnés' })} · ${count(others, {
      one: '# autre contact a aussi un code',
      other: '# autres contacts ont aussi un code',
    })}`,
  /** Begins with the text above. */
  why: (explained: string) =>
    `${explained}. Mailchimp garde aussi dans une liste des personnes qui ne sont pas abonnées.`,
  choose: 'Choisir qui compte parmi les invités',
} satisfies ProductWords['guests']
