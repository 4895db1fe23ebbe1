import type { RuleTrouble } from '#contract/list.ts'
import type { Tonight } from '#contract/tonight.ts'
import type { ShownDoor } from './shown-doors.ts'

type DoorElsewhere = NonNullable<Tonight['elsewhere']>[number]

/** The problems that an organiser should act on, the most urgent first. Times are milliseconds since 1970. */
export type Attention =
  | { kind: 'over_capacity'; over: number; capacity: number }
  | { kind: 'door_offline'; key: string; door: string; since: number; battery: number | null }
  | { kind: 'door_quiet'; key: string; door: string; since: number }
  | { kind: 'battery_low'; key: string; door: string; percent: number }
  | { kind: 'doors_elsewhere'; doors: DoorElsewhere[] }
  | { kind: 'guests_unread' }
  | { kind: 'without_code'; count: number }
  | { kind: 'conflicts'; count: number }
  | { kind: 'rule_value'; key: string; trouble: RuleTrouble }

/** After an hour of silence, the organiser has probably put the door away on purpose. */
const offlineToMs = 60 * 60_000
const lowPercent = 20

export function needsAttention(tonight: Tonight, doors: readonly ShownDoor[], now: number): Attention[] {
  const { occasion, figures } = tonight
  const over = occasion.capacity === null || figures.inside === null ? 0 : figures.inside - occasion.capacity
  // A door of another room, which is open at the same time, is meant.
  const elsewhere = (tonight.elsewhere ?? []).filter(({ phase }) => phase !== 'now')
  return [
    ...(over > 0 && occasion.when_full === 'refuse'
      ? [{ kind: 'over_capacity' as const, over, capacity: figures.inside! - over }]
      : []),
    ...(elsewhere.length > 0 ? [{ kind: 'doors_elsewhere' as const, doors: elsewhere }] : []),
    ...doors.flatMap((door) => doorTrouble(door, now)),
    ...(occasion.who_trouble === null ? [] : [{ kind: 'guests_unread' as const }]),
    ...(tonight.without_code > 0 ? [{ kind: 'without_code' as const, count: tonight.without_code }] : []),
    ...(tonight.conflicts > 0 ? [{ kind: 'conflicts' as const, count: tonight.conflicts }] : []),
    ...tonight.rule_troubles.map((trouble) => ({
      kind: 'rule_value' as const,
      key: `${trouble.field} ${trouble.value}`,
      trouble,
    })),
  ]
}

function doorTrouble({ key, name: door, state, since, battery }: ShownDoor, now: number): Attention[] {
  const low = battery && !battery.is_charging && battery.percent <= lowPercent ? battery.percent : null
  if (state === 'offline') {
    const isTold = since !== undefined && since > now - offlineToMs
    return isTold ? [{ kind: 'door_offline', key, door, since, battery: low }] : []
  }
  const lowItem = low === null ? [] : [{ kind: 'battery_low' as const, key, door, percent: low }]
  return state === 'quiet' && since !== undefined ? [{ kind: 'door_quiet', key, door, since }, ...lowItem] : lowItem
}
