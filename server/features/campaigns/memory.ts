export type Memory<T> = {
  /**
   * The stored value of this key if it is recent, otherwise a new read. Callers that ask at the same time share one
   * read.
   */
  of: (key: string, isFresh: boolean, read: () => Promise<T>) => Promise<T>
}

/**
 * Keeps values for `restMs`, and at most `most` of them; the least recently used go first. A failed read is not kept.
 */
export function openMemory<T>(restMs: number, most = 2000): Memory<T> {
  const known = new Map<string, { value: T; until: number }>()
  const reading = new Map<string, Promise<T>>()
  return {
    async of(key, isFresh, read) {
      const kept = known.get(key)
      if (kept && !isFresh && kept.until > performance.now()) return kept.value
      const under = reading.get(key) ?? read().finally(() => reading.delete(key))
      reading.set(key, under)
      const value = await under
      known.delete(key)
      known.set(key, { value, until: performance.now() + restMs })
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
      return value
    },
  }
}
