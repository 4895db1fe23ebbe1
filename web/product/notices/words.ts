import type { Notice } from '#contract/notices.ts'
import { showNumber } from '../../ui/show.ts'
import { isolated } from '../../ui/user-text.ts'

export const words = {
  title: 'Notifications',
  open: (news: number) => (news === 0 ? 'Notifications' : `Notifications, ${showNumber(news)} new`),
  none: 'Nothing has happened yet',
  noneText: 'A VIP who arrives, an occasion that is nearly full, and a door that goes silent are told here.',
  fresh: 'New',
  isOver: 'Over',
  close: 'Close',
}

/** The notice in one sentence. */
export function sentenceOf({ kind, guest, door, occasion, inside, capacity }: Notice): string {
  const at = door === null ? '' : `: ${isolated(door, 60)}`
  if (kind === 'vip_arrived') return `VIP arrived: ${isolated(guest || 'a guest without a name', 80)}.`
  if (kind === 'nearly_full')
    return `${isolated(occasion, 60)} is nearly full: ${showNumber(inside ?? 0)} of ${showNumber(capacity ?? 0)} inside.`
  return `Door silent for 5 minutes${at}.`
}

/** The line below the sentence. */
export function detailOf({ kind, door, occasion, list_name: list, is_over: isOver }: Notice): string {
  const place = occasion === list ? [list] : [occasion, list]
  if (kind === 'door_silent')
    return [isOver ? 'Heard again' : 'It keeps scanning and sends its scans later', ...place].join(' · ')
  return [...(kind === 'vip_arrived' && door !== null ? [door] : []), ...place].join(' · ')
}
