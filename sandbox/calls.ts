export type Call = {
  at: number
  account: string | undefined
  operation: string
  method: string
  path: string
  /** The status of the answer; 0 if it never arrived. */
  status: number
  tookMs: number
}

export type Calls = {
  note: (call: Call) => void
  /** The newest thousand calls, oldest first. */
  list: () => Call[]
  count: (operation?: string) => number
  byOperation: () => Record<string, number>
  forget: () => void
}

const kept = 1000

export function openCalls(): Calls {
  let newest: Call[] = []
  const counts = new Map<string, number>()

  return {
    note(call) {
      newest.push(call)
      if (newest.length >= kept * 2) newest = newest.slice(-kept)
      counts.set(call.operation, (counts.get(call.operation) ?? 0) + 1)
    },
    list: () => newest.slice(-kept),
    count: (operation) =>
      operation ? (counts.get(operation) ?? 0) : [...counts.values()].reduce((sum, n) => sum + n, 0),
    byOperation: () => Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b))),
    forget() {
      newest = []
      counts.clear()
    },
  }
}
