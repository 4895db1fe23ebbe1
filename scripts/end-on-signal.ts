/** The terminal sends a Ctrl-C to all processes and npm passes it on, so one press arrives twice. */
const sameSignalMs = 500

/**
 * Ends the process in order at the first signal: waits for the start to finish, then for `end`. A second signal ends it at
 * once. The returned signal tells the start to give up.
 */
export function endOnSignal(end: () => Promise<void>): AbortSignal {
  const stopping = new AbortController()
  let firstAt = 0
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (firstAt > 0 && Date.now() - firstAt > sameSignalMs) process.exit(1)
      if (firstAt > 0) return
      firstAt = Date.now()
      stopping.abort()
      void end().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error)
          process.exit(1)
        },
      )
    })
  }
  return stopping.signal
}
