import type { Tonight } from '#contract/tonight.ts'
import type { ShownDoor } from './shown-doors.ts'

/** The problems that an organiser should act on, the most urgent first. Times are milliseconds since 1970. */
export type Attention =
  | { kind: 'over_capacity'; over: number; capacity: number }
  | { kind: 'door_offline'; key: string; door: string; since: number; battery: number | null }
  | { kind: 'door_quiet'; key: string; door: string; since: number }
  | { kind: 'battery_low'; key: string; door: string; percent: number }
  | { kind: 'guests_unread' }
  | { kind: 'without_code'; count: number }
  | { kind: 'conflicts'; count: number }

/** After an hour of silence, the organiser has probably put the door away on purpose. */
const offlineFromMs = 5 * 60_000
const offlineToMs = 60 * 60_000
const lowPercent = 20

export function needsAttention(tonight: Tonight, doors: readonly ShownDoor[], now: number): Attention[] {
  const { occasion, figures } = tonight
  const over = occasion.capacity === null || figures.inside === null ? 0 : figures.inside - occasion.capacity
  return [
    ...(over > 0 && occasion.when_full === 'refuse'
      ? [{ kind: 'over_capacity' as const, over, capacity: figures.inside! - over }]
      : []),
    ...doors.flatMap((door) => doorTrouble(door, now)),
    ...(occasion.who_trouble === null ? [] : [{ kind: 'guests_unread' as const }]),
    ...(tonight.without_code > 0 ? [{ kind: 'without_code' as const, count: tonight.without_code }] : []),
    ...(tonight.conflicts > 0 ? [{ kind: 'conflicts' as const, count: tonight.conflicts }] : []),
  ]
}

function doorTrouble({ key, name: door, state, since, battery }: ShownDoor, now: number): Attention[] {
  const low = battery && !battery.is_charging && battery.percent <= lowPercent ? battery.percent : null
  if (state === 'offline') {
    const isLong = since !== undefined && since <= now - offlineFromMs && since > now - offlineToMs
    return isLong ? [{ kind: 'door_offline', key, door, since, battery: low }] : []
  }
  const lowItem = low === null ? [] : [{ kind: 'battery_low' as const, key, door, percent: low }]
  return state === 'quiet' && since !== undefined ? [{ kind: 'door_quiet', key, door, since }, ...lowItem] : lowItem
}
