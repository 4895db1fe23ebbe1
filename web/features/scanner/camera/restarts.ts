/** This many restarts in a minute mean a fault: the camera is lost as often as it comes back. */
const most = 5
const withinMs = 60_000

export function createRestarts() {
  let at: number[] = []
  return {
    isTooMany(now: number): boolean {
      at = [...at.filter((then) => now - then < withinMs), now]
      return at.length > most
    },
  }
}
