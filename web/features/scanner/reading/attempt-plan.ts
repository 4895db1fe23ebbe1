/** How much of a frame's time the reader may use, and the weight of the newest time in a running mean. */
const budgetShare = 0.8
const newest = 0.2
/** A way that there was no time for is thought a little quicker every time, or one slow moment would exclude it for ever. */
const hope = 0.98

/**
 * Which ways of reading are tried on a frame. The first always is; on a miss the others follow in a ring as long as the time
 * lasts. Where a device has no time for any of them, it is one way a frame: the strong ones, which come first, in turn.
 */
export function createPlan({ ways, strong, frameMs }: { ways: number; strong: number; frameMs: number }) {
  const budgetMs = frameMs * budgetShare
  const means = Array.from({ length: ways }, () => 0)
  const others = ways - 1
  let ring = 1
  let slowRing = 0
  let isSlow = false
  let used = 0
  let tried = 0
  let looked = 0
  let first = 1

  /** Each of the others is looked at once a frame, beginning after the last that was tried, and passed over if it is too long. */
  function nextInRing(): number | undefined {
    while (looked < others) {
      const way = ((first - 1 + looked) % others) + 1
      looked++
      if (used + means[way]! <= budgetMs) {
        ring = (way % others) + 1
        return way
      }
      means[way]! *= hope
    }
    return undefined
  }

  return {
    startFrame() {
      isSlow = means[0]! + Math.min(...means.slice(1)) > budgetMs
      if (isSlow) for (let way = strong; way < ways; way++) means[way]! *= hope
      used = 0
      tried = 0
      looked = 0
      first = ring
    },
    /** The way to try next on this frame; undefined when the frame has had its time. */
    next(): number | undefined {
      if (tried > 0) return isSlow ? undefined : nextInRing()
      if (!isSlow) return 0
      const way = slowRing
      slowRing = (slowRing + 1) % strong
      return way
    },
    /** What was read: whatever comes next is another one, for which the most rewarding ways are the first again. */
    read() {
      ring = 1
      slowRing = 0
    },
    /** What it took, which decides whether there is time for it again. */
    took(way: number, ms: number) {
      const before = means[way]!
      means[way] = before === 0 ? ms : before + newest * (ms - before)
      used += ms
      tried++
    },
  }
}
