import type { Listing } from '../listing.ts'
import type { Way } from '../way.ts'

/** What reading has at hand: the way to the audience, and its whole listing. */
export type Reading = { way: Way; listing: Listing }
