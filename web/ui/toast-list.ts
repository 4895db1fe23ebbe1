export type Toast = { id: number; kind: 'good' | 'bad'; text: string }

type Listener = () => void
const listeners = new Set<Listener>()
let toasts: readonly Toast[] = []
let lastId = 0

/** Says something in the corner for 5 s. What needs an answer, or stands in a dialog, is said there instead. */
export function showToast(kind: Toast['kind'], text: string): void {
  const toast = { id: ++lastId, kind, text }
  change([...toasts, toast])
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
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
