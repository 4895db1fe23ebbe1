// Groups scans for sending.
import { bodyLimitBytes, handInLimit } from '#contract/limits.ts'

/** Room for the JSON around the scans. */
const mostBytes = bodyLimitBytes - 2048

/** As many from the front as fit into one call: at least one. */
export function groupOf<Scan>(scans: readonly Scan[], most = { count: handInLimit, bytes: mostBytes }): Scan[] {
  const group: Scan[] = []
  let bytes = 0
  for (const scan of scans.slice(0, most.count)) {
    bytes += new TextEncoder().encode(JSON.stringify(scan)).length + 1
    if (group.length > 0 && bytes > most.bytes) break
    group.push(scan)
  }
  return group
}
