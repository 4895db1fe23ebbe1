/** The messages that wait for one listener, in order. */
export type Mailbox<Item> = AsyncIterator<Item, undefined, undefined> & {
  put: (item: Item) => void
  /** No more messages are accepted; waiting ones are still delivered. */
  close: () => void
}

type Next<Item> = IteratorResult<Item, undefined>

/** Opens a mailbox for one reader, which may leave at any time. */
export function openMailbox<Item>(onLeft: () => void): Mailbox<Item> {
  const waiting: Item[] = []
  let isClosed = false
  let asking: ((next: Next<Item>) => void) | undefined
  const over: Next<Item> = { done: true, value: undefined }

  function answer(next: Next<Item>): void {
    asking?.(next)
    asking = undefined
  }

  return {
    put(item) {
      if (isClosed) return
      if (asking) answer({ done: false, value: item })
      else waiting.push(item)
    },
    close() {
      isClosed = true
      answer(over)
    },
    next() {
      if (waiting.length > 0) return Promise.resolve({ done: false, value: waiting.shift()! })
      if (isClosed) return Promise.resolve(over)
      return new Promise((resolve) => (asking = resolve))
    },
    return() {
      isClosed = true
      waiting.length = 0
      answer(over)
      onLeft()
      return Promise.resolve(over)
    },
  }
}
