import type { ProductWords } from '../../en/product/index.ts'

/** An occasion beside others. */
export const occasion = {
  /** The main one has the name of the whole list. */
  anyTime: (name: string) => `${name}, à tout moment`,
} satisfies ProductWords['occasion']
