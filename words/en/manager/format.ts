import { formatIn } from '../../format.ts'

/** Here and not above, so that a door does not load what only organisers need. */
export const { n, count } = formatIn('en')
