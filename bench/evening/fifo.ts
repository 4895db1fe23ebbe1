/** First in, first out, without moving the others. */
export function openFifo<Item>() {
  let items: Item[] = []
  let first = 0
  return {
    add(item: Item): void {
      items.push(item)
    },
    take(): Item | undefined {
      if (first === items.length) return undefined
      const item = items[first++]
      if (first > 1024 && first * 2 > items.length) {
        items = items.slice(first)
        first = 0
      }
      return item
    },
    length: () => items.length - first,
  }
}
