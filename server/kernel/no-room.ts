import { Refusal } from './refusal.ts'

export const noRoomSentence =
  'Listpass has no room left on its disk. Scans cannot be counted until the person who runs it makes room.'

export function noRoom(): Refusal {
  return new Refusal('unavailable', noRoomSentence)
}
