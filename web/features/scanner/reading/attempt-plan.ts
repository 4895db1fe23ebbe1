/** How much of a frame's time the reader may use. */
const budgetShare = 0.8
/**
 * This many durations are remembered for each way. The shortest is its cost, because the others include waiting for a
 * busy phone.
 */
const remembered = 5
/**
 * The remembered time of a way that was skipped shrinks a little each time. Otherwise one slow start would exclude it
 * for ever.
 */
const hope = 0.98

type Options = {
  ways: number
  /** The ways that are always tried after the first way, one turn a frame. */
  turns: readonly (readonly number[])[]
  frameMs: number
}

/**
 * Which ways of reading are tried on a frame: the first way, then those of the frame's turn. These are tried on any
 * device. The others follow in a ring while the frame's time lasts. Time that the phone spent on other work does not count.
 */
export function createPlan({ ways, turns, frameMs }: Options) {
  const budgetMs = frameMs * budgetShare
  const times: number[][] = Array.from({ length: ways }, () => [])
  const costs = Array.from({ length: ways }, () => 0)
  const isTried = Array.from({ length: ways }, () => false)
  let turn = -1
  let ring = 1
  let used = 0
  let looked = 0
  let first = 1

  /**
   * Considers each other way once a frame, beginning after the last tried one. A way that would take too long is
   * skipped.
   */
  function nextInRing(): number | undefined {
    const others = ways - 1
    while (looked < others) {
      const way = ((first - 1 + looked) % others) + 1
      looked++
      if (isTried[way]) continue
      const cost = costs[way] ?? 0
      if (used + cost <= budgetMs) {
        ring = (way % others) + 1
        return way
      }
      costs[way] = cost * hope
    }
    return undefined
  }

  return {
    startFrame() {
      isTried.fill(false)
      turn = (turn + 1) % turns.length
      used = 0
      looked = 0
      first = ring
    },
    /** The way to try next on this frame; undefined when the frame has had its time. */
    next(): number | undefined {
      if (!isTried[0]) return 0
      return turns[turn]?.find((way) => !isTried[way]) ?? nextInRing()
    },
    isTried: (way: number) => isTried[way] === true,
    /** A code was read. The next one is another code, so the most rewarding ways come first again. */
    read() {
      turn = -1
      ring = 1
    },
    /** Records how long the way took. Later frames try it only if they have as much time. */
    took(way: number, ms: number) {
      const known = [...(times[way] ?? []), ms].slice(-remembered)
      const cost = Math.min(...known)
      times[way] = known
      costs[way] = cost
      used += cost
      isTried[way] = true
    },
  }
}
