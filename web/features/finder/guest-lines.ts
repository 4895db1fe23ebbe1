import type { FoundGuest } from '#contract/find-guests.ts'
import { paths } from '../../product/paths.ts'
import { joined, type Line } from './line.ts'
import { words } from '../../words/finder.ts'

/** The number of first guests that get lines with their actions. */
const withActions = 2

/** `here`: the list on the screen, which need not be named. */
export function guestLines(guests: readonly FoundGuest[], here?: string): Line[] {
  return guests.map((guest) => ({
    id: `guest-${guest.id}`,
    shape: 'guest',
    title: nameOf(guest),
    detail: joined([
      stateOf(guest),
      guest.display_value === '' ? '' : guest.email,
      guest.list_id === here ? '' : guest.list_name,
    ]),
    does: { kind: 'go', to: `${paths.listPart(guest.list_id, 'guests')}?${searchFor(guest)}` },
  }))
}

/** Checking in asks at the scanner, with the guest's code in hand. `open`: the lists that doors can scan now. */
export function guestActions(guests: readonly FoundGuest[], open: ReadonlySet<string>): Line[] {
  return guests.slice(0, withActions).flatMap((guest) => [
    ...(guest.qr_code !== null && isAdmissible(guest) && open.has(guest.list_id)
      ? [
          {
            id: `check-in-${guest.id}`,
            shape: 'checkIn',
            title: words.search.checkIn({ guest: nameOf(guest) }),
            detail: joined([guest.list_name, words.search.asksFirst]),
            does: { kind: 'go', to: paths.scannerOf(guest.list_id, guest.qr_code) },
          } as const,
        ]
      : []),
    ...(guest.is_blocked || guest.is_removed
      ? []
      : [
          {
            id: `block-${guest.id}`,
            shape: 'block',
            title: words.search.block({ guest: nameOf(guest) }),
            detail: joined([guest.list_name, words.search.asksFirst]),
            does: { kind: 'ask', question: { kind: 'block', guest } },
          } as const,
        ]),
  ])
}

/** Includes guests who are in, because a phone shows the others first. */
function searchFor({ email }: FoundGuest): string {
  return new URLSearchParams({ q: email, show: 'all' }).toString()
}

export function nameOf({ display_value: name, email }: FoundGuest): string {
  return name === '' ? email : name
}

function isAdmissible({
  is_blocked: isBlocked,
  is_removed: isRemoved,
  scan_count: count,
  max_scans: most,
}: FoundGuest) {
  return !isBlocked && !isRemoved && count < most
}

function stateOf({ is_blocked: isBlocked, is_removed: isRemoved, scan_count: count }: FoundGuest): string {
  if (isRemoved) return words.search.removed
  if (isBlocked) return words.search.blocked
  return count === 0 ? words.search.notIn : words.search.cameIn({ times: count })
}
