import type { Settling } from '../../occasions/settling.ts'
import { begin, recount } from './store.ts'

/** Keeps the counts of changed occasions right. */
export const settleOccasions: Pick<Settling, 'recount' | 'begin'> = { recount, begin }
