import type { Listing } from '../listing.ts'
import type { Way } from '../way.ts'

/** The inputs of a reading belief: the audience's connection, and its whole listing. */
export type Reading = { way: Way; listing: Listing }
