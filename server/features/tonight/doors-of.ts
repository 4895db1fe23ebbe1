import type { Device, Doors, Link, SoFar } from './store.ts'

export type Door = {
  /** Null for a door without a link. */
  linkId: string | null
  name: string
  /** False once its link is switched off, has expired or was removed. */
  isOpen: boolean
  direction: Link['direction']
  letIn: number
  letInLately: number
  lastScanAt: string | null
  devices: Device[]
}

/**
 * The doors of an occasion: its links, and other doors that scanned, such as an organiser's own. Scans keep the name of their door,
 * so links of one name are one door. A link that is off is shown only if it scanned. `members`: the names of members, whose own doors
 * have no link. Any other door without a link had one that was removed.
 */
export function doorsOf({ links, devices }: Doors, scans: SoFar['doors'], members: ReadonlySet<string>): Door[] {
  const scanned = new Map(scans.map((each) => [each.door, each]))
  const named = Map.groupBy(
    links.filter(({ isHere }) => isHere),
    ({ label }) => label,
  )
  const ofLinks = [...named].flatMap(([name, of]) => {
    const open = of.filter(({ isOpen }) => isOpen)
    const [first] = open.length > 0 ? open : of
    if (!first || (open.length === 0 && !scanned.has(name))) return []
    const ids = new Set(of.map(({ id }) => id))
    const ofDoor = devices.filter(({ linkId }) => ids.has(linkId))
    return [{ linkId: first.id, isOpen: first.isOpen, direction: first.direction, devices: ofDoor, ...countsOf(name) }]
  })
  const others = scans.filter(({ door }) => !named.has(door))
  return [
    ...ofLinks,
    ...others.map(({ door }) => ({
      linkId: null,
      isOpen: members.has(door),
      direction: null,
      devices: [],
      ...countsOf(door),
    })),
  ]

  function countsOf(name: string) {
    const counts = scanned.get(name)
    const { let_in: letIn = 0, lately: letInLately = 0, last_at: lastScanAt = null } = counts ?? {}
    return { name, letIn, letInLately, lastScanAt }
  }
}
