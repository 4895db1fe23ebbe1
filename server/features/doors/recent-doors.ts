import type { Door } from '../../kernel/team.ts'

/**
 * A door scans again after two or three seconds. Its name, and the name and colours of its list, may be this old in a
 * verdict.
 */
const recentMs = 5000

/** A node has at most 2,000 open doors. */
const mostKept = 4000

export type RecentDoors = {
  /** The door of this token for this list, if it was identified a moment ago. */
  find: (scanToken: string, listKey: string) => Door | undefined
  keep: (scanToken: string, listKey: string, door: Door) => void
  forget: (scanToken: string, listKey: string) => void
}

/**
 * For scans alone: the statement that decides a scan looks at the session and the link itself, so a door that has ended
 * gets no verdict from the very next scan on.
 */
export function openRecentDoors(now: () => number = () => performance.now()): RecentDoors {
  const known = new Map<string, { door: Door; until: number }>()
  const keyOf = (scanToken: string, listKey: string) => `${scanToken} ${listKey}`
  return {
    find(scanToken, listKey) {
      const found = known.get(keyOf(scanToken, listKey))
      return found && found.until > now() ? found.door : undefined
    },
    keep(scanToken, listKey, door) {
      const key = keyOf(scanToken, listKey)
      known.delete(key)
      known.set(key, { door, until: now() + recentMs })
      const [oldest] = known.keys()
      if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
    },
    forget: (scanToken, listKey) => void known.delete(keyOf(scanToken, listKey)),
  }
}
