/** Something that happens at a time, in milliseconds. */
type Due = { at: number; nth: number; happen: () => void }

/** A binary heap: the earliest first, and of the same time the one that was added first. */
export function openHeap() {
  const heap: Due[] = []
  let added = 0

  function isBefore(one: number, other: number): boolean {
    const [a, b] = [heap[one]!, heap[other]!]
    return a.at < b.at || (a.at === b.at && a.nth < b.nth)
  }

  function swap(one: number, other: number): void {
    const kept = heap[one]!
    heap[one] = heap[other]!
    heap[other] = kept
  }

  function sink(from: number): void {
    for (let place = from; ;) {
      const left = 2 * place + 1
      const right = left + 1
      let least = place
      if (left < heap.length && isBefore(left, least)) least = left
      if (right < heap.length && isBefore(right, least)) least = right
      if (least === place) return
      swap(place, least)
      place = least
    }
  }

  return {
    add(at: number, happen: () => void): void {
      heap.push({ at, nth: added++, happen })
      for (let place = heap.length - 1; place > 0;) {
        const parent = (place - 1) >> 1
        if (!isBefore(place, parent)) return
        swap(place, parent)
        place = parent
      }
    },
    first: (): Due | undefined => heap[0],
    takeFirst(): Due | undefined {
      const first = heap[0]
      const last = heap.pop()
      if (first && last && heap.length > 0) {
        heap[0] = last
        sink(0)
      }
      return first
    },
  }
}
