/**
 * Keeps the screen on while wanted. The system releases the lock when the page is hidden, so it is requested again on
 * return. If the lock is missing (iOS home-screen apps before 18.4) or refused, the device's own timeout applies.
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
      // A browser may refuse, for instance with a low battery.
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
