/** SPEC §9. */
const toastMs = 5000

export type Toast = { id: number; kind: 'good' | 'bad'; text: string }

type Listener = () => void
const listeners = new Set<Listener>()
/** Kept here and not in the component: a dialog that opens takes the corner over, and no timer must restart. */
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let toasts: readonly Toast[] = []
let lastId = 0

/**
 * Shows a message in the corner for 5 s, from when the corner has it: the corner's code may still be loading. Questions
 * and dialog messages appear in place instead.
 */
export function showToast(kind: Toast['kind'], text: string): void {
  change([...toasts, { id: ++lastId, kind, text }])
}

export function dismissToast(id: number): void {
  holdToast(id)
  change(toasts.filter((toast) => toast.id !== id))
}

/** The countdown pauses (WCAG 2.2.1). */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

/** Starts the full time again, unless a timer is running. */
export function releaseToast(id: number): void {
  if (timers.has(id) || !toasts.some((toast) => toast.id === id)) return
  timers.set(id, setTimeout(dismissToast, toastMs, id))
}

export function readToasts(): readonly Toast[] {
  return toasts
}

export function onToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
