import { guest } from './en/guest.ts'
import { wordsOf } from './read.ts'
import type { Spoken } from './spoken.ts'

/** The words of the page of a code. */
export type PageWords = Spoken<(typeof guest)['page']>

export const wordsIn = wordsOf('guest', guest)
