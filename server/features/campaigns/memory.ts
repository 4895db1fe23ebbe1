export type Memory<T> = {
  /** The value of this key as of the last seconds, else read now. Callers that ask together share one read. */
  of: (key: string, isFresh: boolean, read: () => Promise<T>) => Promise<T>
}

/** Values are kept for `restMs`, the last used ones of at most `most`. A failed read is not kept. */
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
