import { Refusal } from './refusal.ts'

/** What PostgreSQL says when it cannot write for want of room. */
export const diskFullState = '53100'

export const noRoomSentence =
  'Listpass has no room left on its disk. Scans cannot be counted until the person who runs it makes room.'

export function noRoom(): Refusal {
  return new Refusal('unavailable', noRoomSentence)
}
