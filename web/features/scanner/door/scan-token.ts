/**
 * The data with which a scanner link's door stays the same door after a reload. The key is the beginning of the
 * address, which opens nothing. So a borrowed phone stores no link.
 */
const prefix = 'scan_token:'
const keyOf = (slug: string) => prefix + slug.slice(0, 8)

/** Whether a scanner link was opened in this browser, and not ended since. */
export function wasDoor(): boolean {
  return fromStorage(() => Object.keys(localStorage).some((key) => key.startsWith(prefix))) ?? false
}

export function readScanToken(slug: string): string | undefined {
  return fromStorage(() => localStorage.getItem(keyOf(slug))) ?? undefined
}

export function keepScanToken(slug: string, token: string): void {
  fromStorage(() => localStorage.setItem(keyOf(slug), token))
}

export function dropScanToken(slug: string): void {
  fromStorage(() => localStorage.removeItem(keyOf(slug)))
}

/** Storage throws where a browser forbids it; then a reload is a new door. */
function fromStorage<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
