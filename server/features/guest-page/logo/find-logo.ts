import type { Needs } from '../../../services.ts'
import * as store from '../store.ts'

/** The most logos in memory, of at most 512 KB each. All guests of an event share a few logos. */
const kept = 32
/** The longest time for which a removed logo is still served. */
const keptMs = 60_000

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Finds the logo at an address; undefined without one. */
export function openFindLogo({
  database,
  now,
}: Needs<'database' | 'now'>): (id: string) => Promise<Buffer | undefined> {
  const known = new Map<string, { png: Buffer; until: number }>()
  return async (id) => {
    if (!isId.test(id)) return undefined
    const at = now().getTime()
    const found = known.get(id)
    if (found && found.until > at) return found.png
    known.delete(id)
    const png = await store.findLogo(database, id)
    if (!png) return undefined
    const [oldest] = known.keys()
    if (known.size >= kept && oldest !== undefined) known.delete(oldest)
    known.set(id, { png, until: at + keptMs })
    return png
  }
}
