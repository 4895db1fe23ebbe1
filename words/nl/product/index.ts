import { product as en, type ProductWords } from '../../en/product/index.ts'

/** All words that several features share, by area. */
export const product = en satisfies ProductWords
