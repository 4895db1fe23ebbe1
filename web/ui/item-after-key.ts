/**
 * The item of a short list that gets the focus after a key; undefined if the key has no meaning here. Arrows go round,
 * Home and End go to the ends, and a letter goes to the next item that begins with it. `at` is -1 if no item has the
 * focus.
 */
export function itemAfterKey(key: string, at: number, labels: readonly string[]): number | undefined {
  const count = labels.length
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (at === -1 || key.length !== 1 || key === ' ') return undefined
  const wanted = key.toLowerCase()
  const order = labels.map((_, step) => (at + 1 + step) % count)
  return order.find((place) => labels[place]?.trim().toLowerCase().startsWith(wanted))
}
