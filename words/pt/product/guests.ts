import type { ProductWords } from '../../en/product/index.ts'
import { count } from '../format.ts'

/** Why a list has more guests than subscribers. */
export const guests = {
  explained: (subscribed: number, others: number) =>
    `${count(subscribed, { one: '# inscrito', other: '# inscritos' })} · ${count(others, {
      one: '# outro contato também tem um código',
      other: '# outros contatos também têm códigos',
    })}`,
  /** Begins with the text above. */
  why: (explained: string) => `${explained}. O Mailchimp mantém na lista pessoas que não estão inscritas.`,
  choose: 'Escolher quem conta como convidado',
} satisfies ProductWords['guests']
