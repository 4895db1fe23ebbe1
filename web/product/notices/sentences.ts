// A notice in words.
import { isolated } from '#domain/user-text.ts'
import type { Notice } from '#contract/notices.ts'
import { words } from '../../words/product.ts'

/** The notice in one sentence. */
export function sentenceOf({ kind, guest, door, occasion, inside, capacity, field, value }: Notice): string {
  if (kind === 'vip_arrived') return words.notices.vipArrived({ guest: isolated(guest || words.notices.nameless, 80) })
  if (kind === 'nearly_full') return nearlyFull(occasion, inside ?? 0, capacity ?? 0)
  if (kind === 'value_refused')
    return words.notices.valueRefused({
      value: isolated(value || words.notices.emptyValue, 60),
      field: isolated(field ?? '', 20),
    })
  return door === null ? words.notices.silent : words.notices.silentAt({ door: isolated(door, 60) })
}

function nearlyFull(occasion: string, inside: number, capacity: number): string {
  return (inside >= capacity ? words.notices.isFull : words.notices.nearlyFull)({
    occasion: isolated(occasion, 60),
    inside,
    capacity,
  })
}

/** The line below the sentence. */
export function detailOf({ kind, door, occasion, list_name: list, is_over: isOver }: Notice): string {
  const place = occasion === list ? [list] : [occasion, list]
  if (kind === 'value_refused') return [...(isOver ? [] : [words.notices.countedWithout]), list].join(' · ')
  if (kind === 'door_silent') return [isOver ? words.notices.heardAgain : words.notices.goesOn, ...place].join(' · ')
  return [...(kind === 'vip_arrived' && door !== null ? [door] : []), ...place].join(' · ')
}
