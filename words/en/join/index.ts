import { invitation } from './invitation.ts'

/** The words of the page behind an invitation, by area. */
export const join = { invitation }

export type JoinWords = typeof join
