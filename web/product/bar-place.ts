// The place in the bar for a screen's own head, which a phone shows instead of the brand. Each screen has a bar of its own.
let place: HTMLElement | null = null
const listeners = new Set<() => void>()

export function setBarPlace(next: HTMLElement | null): void {
  place = next
  for (const listener of listeners) listener()
}

export function readBarPlace(): HTMLElement | null {
  return place
}

export function onBarPlace(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
