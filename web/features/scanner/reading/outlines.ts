import type { Mark } from './reading.ts'

/** Outlines stay this long, because one frame may show both codes and the next only one. */
const heldForMs = 500
const none: readonly Mark[] = []

/** The codes to outline: written by every frame, and drawn by their own part of the screen alone. */
export function createOutlines() {
  const listeners = new Set<() => void>()
  let shown = none
  let seenAt = -Infinity
  return {
    see(marks: readonly Mark[], now: number) {
      if (marks.length > 0) seenAt = now
      else if (shown === none || now - seenAt < heldForMs) return
      shown = marks.length > 0 ? marks : none
      for (const tell of listeners) tell()
    },
    shown: () => shown,
    listen: (tell: () => void) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}

export type Outlines = ReturnType<typeof createOutlines>
