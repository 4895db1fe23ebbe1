/** Decides when a page of a pass may be stored after it was read. */
export type PageTurn = {
  read: <T>(reading: () => Promise<T>) => Promise<T>
  /** `leave`: the next worker of the batch reads it again. */
  mayBeKept: () => Promise<'yes' | 'read again' | 'leave'>
}

/**
 * A member who opts in while a list is read moves behind all others. So the last page is read after all others, but before
 * they are written. It waits until they are stored, and is read again if one of them was.
 */
export type ReadingOrder = {
  turnOf: (page: number) => PageTurn
  /** `others`: resolves when the other pages are done, with whether each worker finished its pages. */
  lastTurn: (others: Promise<boolean[]>) => PageTurn
  /** Resolves once each page before the last was read. */
  allRead: Promise<void>
}

/** `pages`: those before the last, as far as they are still to be read. */
export function openReadingOrder(pages: number[]): ReadingOrder {
  const unread = new Set(pages)
  const { promise: allRead, resolve } = Promise.withResolvers<void>()
  let reads = 0
  if (pages.length === 0) resolve()

  return {
    allRead,
    turnOf: (page) => ({
      async read(reading) {
        const read = await reading()
        reads += 1
        unread.delete(page)
        if (unread.size === 0) resolve()
        return read
      },
      mayBeKept: () => Promise.resolve('yes'),
    }),
    lastTurn(others) {
      let readsBefore = 0
      return {
        read(reading) {
          readsBefore = reads
          return reading()
        },
        async mayBeKept() {
          if ((await others).includes(false)) return 'leave'
          return reads === readsBefore ? 'yes' : 'read again'
        },
      }
    },
  }
}
