import { lazy, Suspense } from 'react'
import type { DoorParts } from './door-parts.ts'

// Loaded on demand, because few doors print badges.
const Badges = lazy(async () => ({ default: (await import('../device/Badges.tsx')).Badges }))
const PrintBadge = lazy(async () => ({ default: (await import('../device/Badges.tsx')).PrintBadge }))

type Props = Pick<DoorParts, 'device' | 'list' | 'scans'> & { isKey?: boolean }

/** Badges of a door whose device prints some: the printing, or the key for the last guest. */
export function DoorBadges({ device, list, scans: { log, door }, isKey }: Props) {
  const { badge } = device.settings
  if (badge == null) return undefined
  return (
    <Suspense>
      {isKey ? <PrintBadge log={log} /> : <Badges kept={badge} log={log} title={door.occasion?.is.name ?? list.name} />}
    </Suspense>
  )
}
