/**
 * Keeps the screen on while it is wanted. The system takes the lock away when the page is hidden, so it is asked for again
 * in view. Where there is none (iOS home-screen apps before 18.4) or it is refused, the screen does as it is set.
 */
export function createWakeLock() {
  let isWanted = false
  let lock: WakeLockSentinel | undefined

  async function ask() {
    if (!isWanted || lock || document.hidden || !('wakeLock' in navigator)) return
    try {
      const got = await navigator.wakeLock.request('screen')
      if (!isWanted || lock) return await got.release()
      lock = got
      got.addEventListener('release', () => {
        if (lock === got) lock = undefined
      })
    } catch {
      // A low battery is a reason to refuse.
    }
  }

  const onView = () => void ask()
  return {
    hold() {
      if (!isWanted) document.addEventListener('visibilitychange', onView)
      isWanted = true
      void ask()
    },
    release() {
      isWanted = false
      document.removeEventListener('visibilitychange', onView)
      void lock?.release().catch(() => {})
      lock = undefined
    },
  }
}
