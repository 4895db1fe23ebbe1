/** Pauses of a loop that can be interrupted. */
export type Rests = {
  always: (ms: number) => Promise<void>
  /** Does not pause if it was woken since the last pause. */
  unlessWoken: (ms: number) => Promise<void>
  wake: () => void
}

export function openRests(): Rests {
  const nothing = () => {}
  let isWoken = false
  let end = nothing
  return {
    always: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    unlessWoken(ms) {
      return new Promise((resolve) => {
        end = () => {
          clearTimeout(timer)
          end = nothing
          isWoken = false
          resolve()
        }
        const timer = setTimeout(end, ms)
        if (isWoken) end()
      })
    },
    wake() {
      isWoken = true
      end()
    },
  }
}
