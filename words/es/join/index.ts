import type { JoinWords } from '../../en/join/index.ts'
import { invitation } from './invitation.ts'

/** The words of the page behind an invitation in Spanish, by area. */
export const join = { invitation } satisfies JoinWords
