import { setTimeout as pause } from 'node:timers/promises'

const againEveryMs = 500

/**
 * Gives back what would run out by itself after these seconds. Where the database is away, nobody waits for that: it is tried
 * again behind their back, since what is still taken would hold up the work that goes on when the database is back.
 */
export async function giveBack(give: () => Promise<unknown>, seconds: number): Promise<void> {
  const worked = () =>
    give().then(
      () => true,
      () => false,
    )
  if (await worked()) return
  void (async () => {
    const end = performance.now() + seconds * 1000
    while (performance.now() < end) {
      await pause(againEveryMs, undefined, { ref: false })
      if (await worked()) return
    }
  })()
}
