import type { DoorCheckName } from '#contract/doors.ts'
import type { Tonight, TonightDoor } from '#contract/tonight.ts'
import { doorStateAt, type DoorState, unheardAfterMs } from '#domain/door-state.ts'

export type ShownDoor = {
  key: string
  linkId: string | null
  name: string
  state: DoorState
  /** When the door last reported, or last let a guest in; undefined for a state without a beginning. */
  since: number | undefined
  letIn: number
  lastScanAt: number | null
  /** The checks that fail on devices of this door. */
  missing: readonly DoorCheckName[]
  /** The battery of the device with the least charge; null where no browser reports one. */
  battery: { percent: number; is_charging: boolean } | null
  /** The browser of the device that reported last. Empty without one. */
  userAgent: string
}

/** The doors of an occasion as they are at this moment. A door without a link has no device that reports. */
export function shownDoors(doors: readonly TonightDoor[], begunAt: number | null, now: number): ShownDoor[] {
  const lately = doors.reduce((sum, door) => sum + door.let_in_lately, 0)
  return doors.map((door) => {
    const lastScanAt = door.last_scan_at === null ? null : Date.parse(door.last_scan_at)
    const heard = door.devices.map((device) => ({ ...device, at: Date.parse(device.heard_at) }))
    const present = heard.filter(({ at }) => at >= now - unheardAfterMs)
    const missing = [...new Set(present.flatMap((device) => device.missing ?? []))]
    const { state, since } =
      door.link_id === null
        ? { state: door.is_open ? ('scanning' as const) : ('ended' as const), since: undefined }
        : doorStateAt(
            {
              isOpen: door.is_open,
              heardAt: heard.length === 0 ? null : Math.max(...heard.map(({ at }) => at)),
              isLacking: missing.length > 0,
              lastScanAt,
              letInElsewhere: lately - door.let_in_lately,
            },
            begunAt,
            now,
          )
    const told = (state === 'offline' ? heard.slice(0, 1) : present).flatMap(({ battery }) => battery ?? [])
    return {
      key: door.link_id ?? door.name,
      linkId: door.link_id,
      name: door.name,
      state,
      since,
      letIn: door.let_in,
      lastScanAt,
      missing,
      battery: told.toSorted((one, other) => one.percent - other.percent)[0] ?? null,
      userAgent: heard[0]?.user_agent ?? '',
    }
  })
}

const connected: ReadonlySet<DoorState> = new Set(['scanning', 'ready', 'not_ready', 'quiet'])

/** How many doors are connected, and how many there are. Ended doors count in neither number. */
export function countConnected(doors: readonly ShownDoor[]): { connected: number; all: number } {
  const all = doors.filter(({ state }) => state !== 'ended')
  return { connected: all.filter(({ state }) => connected.has(state)).length, all: all.length }
}

export function letInLately({ doors }: Pick<Tonight, 'doors'>): number {
  return doors.reduce((sum, door) => sum + door.let_in_lately, 0)
}
