import type { Listing } from '../listing.ts'
import type { Way } from '../way.ts'

/** The inputs of an assumption that is tried by reading: the audience's connection, and its whole listing. */
export type Reading = { way: Way; listing: Listing }
