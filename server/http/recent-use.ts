// The number of recent calls per network. The figures decay, so that a burst is soon forgotten.

type RecentUse = {
  count: (network: string) => void
  of: (network: string) => number
  /** Whether this network made at least as many calls as the average network. */
  isAmongMost: (network: string) => boolean
}

const halvedEveryMs = 1000

export function openRecentUse(now: () => number = () => performance.now()): RecentUse {
  let counts = new Map<string, number>()
  let total = 0
  let halvedAt = now()

  function fade(): void {
    const halvings = Math.floor((now() - halvedAt) / halvedEveryMs)
    if (halvings === 0) return
    halvedAt += halvings * halvedEveryMs
    const faded = [...counts].map(([network, count]) => [network, count / 2 ** halvings] as const)
    counts = new Map(faded.filter(([, count]) => count >= 1))
    total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  }

  return {
    count(network) {
      fade()
      counts.set(network, (counts.get(network) ?? 0) + 1)
      total += 1
    },
    of(network) {
      fade()
      return counts.get(network) ?? 0
    },
    isAmongMost(network) {
      fade()
      return (counts.get(network) ?? 0) * counts.size >= total
    },
  }
}
