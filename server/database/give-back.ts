import { setTimeout as pause } from 'node:timers/promises'

const againEveryMs = 500

/**
 * Releases a lease that would otherwise expire after these seconds. If the database is unreachable, the caller does not
 * wait. Retries run in the background, because a held lease would delay work once the database is back.
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
