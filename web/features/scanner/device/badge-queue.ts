// The badges that wait for the printer, one after another: a browser prints one thing at a time.
import type { Scan } from '../door/scan-log.ts'

/** A guest may get a second badge, so each has an id of its own. */
export type Badge = { id: number; scan: Scan }

type Listener = () => void
const listeners = new Set<Listener>()
let waiting: readonly Badge[] = []
let lastId = 0

export function addBadge(scan: Scan): void {
  change([...waiting, { id: ++lastId, scan }])
}

/** The first one is printed. */
export function endBadge(): void {
  change(waiting.slice(1))
}

export function readBadges(): readonly Badge[] {
  return waiting
}

export function onBadges(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Badge[]) {
  waiting = next
  for (const listener of listeners) listener()
}
