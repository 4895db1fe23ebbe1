// A notice in words.
import type { Notice } from '#contract/notices.ts'
import { words } from './words.ts'

/** The notice in one sentence. */
export function sentenceOf({ kind, guest, door, occasion, inside, capacity }: Notice): string {
  if (kind === 'vip_arrived') return words.vipArrived(guest || words.nameless)
  if (kind === 'nearly_full') return words.nearlyFull(occasion, inside ?? 0, capacity ?? 0)
  return door === null ? words.silent : words.silentAt(door)
}

/** The line below the sentence. */
export function detailOf({ kind, door, occasion, list_name: list, is_over: isOver }: Notice): string {
  const place = occasion === list ? [list] : [occasion, list]
  if (kind === 'door_silent') return [isOver ? words.heardAgain : words.goesOn, ...place].join(' · ')
  return [...(kind === 'vip_arrived' && door !== null ? [door] : []), ...place].join(' · ')
}
