import type { ProductWords } from '../../en/product/index.ts'
import { count } from '../format.ts'

/** Why a list has more guests than subscribers. */
export const guests = {
  explained: (subscribed: number, others: number) =>
    `${count(subscribed, { one: '# suscrito', other: '# suscritos' })} · ${count(others, {
      one: '# más también tiene código',
      other: '# más también tienen código',
    })}`,
  /** Begins with the text above. */
  why: (explained: string) => `${explained}. Mailchimp mantiene en una lista a personas que no están suscritas.`,
  choose: 'Elegir quién cuenta como invitado',
} satisfies ProductWords['guests']
