// Repeats work until it is stopped: soon after a success or on request, later after failures.

type Options = {
  /** Resolves with whether the run succeeded. */
  run: () => Promise<boolean>
  /** The pause between two successful runs. */
  everyMs: number
  /** The pause after the first failure; it doubles with each further one, up to `everyMs`. */
  soonMs: number
}

/** If the browser reports a network, try. If it reports none, try anyway. */
export function doAgain({ run, everyMs, soonMs }: Options): { now: () => void; stop: () => void } {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<void> | undefined
  let isAskedAgain = false
  let isStopped = false

  async function once(): Promise<void> {
    isAskedAgain = false
    const wentWell = await run().catch((error: unknown) => {
      console.warn('This is tried again.', error)
      return false
    })
    failures = wentWell ? 0 : failures + 1
  }

  function start() {
    clearTimeout(timer)
    if (isStopped) return
    underWay = once().finally(() => {
      underWay = undefined
      if (!isStopped) timer = setTimeout(start, isAskedAgain && failures === 0 ? 0 : pauseAfter(failures))
    })
  }

  function pauseAfter(failed: number): number {
    if (failed === 0) return everyMs
    return Math.min(everyMs, soonMs * 2 ** Math.min(failed - 1, 10)) * (0.75 + Math.random() / 4)
  }

  function now() {
    if (underWay) isAskedAgain = true
    else start()
  }

  const onVisible = () => document.visibilityState === 'visible' && now()
  window.addEventListener('online', now)
  document.addEventListener('visibilitychange', onVisible)
  start()
  return {
    now,
    stop() {
      isStopped = true
      clearTimeout(timer)
      window.removeEventListener('online', now)
      document.removeEventListener('visibilitychange', onVisible)
    },
  }
}
