// Remembers, for this tab, that the organiser is only trying Listpass beside the sandbox, where nothing reaches guests.
import { useSyncExternalStore } from 'react'

const key = 'only_trying'
const listeners = new Set<() => void>()
let isSaid: boolean | undefined

export function useOnlyTrying() {
  const isTrying = useSyncExternalStore(subscribe, read, () => false)
  return { isTrying, say }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): boolean {
  isSaid ??= inStorage(() => sessionStorage.getItem(key)) === 'yes'
  return isSaid
}

function say(): void {
  isSaid = true
  inStorage(() => sessionStorage.setItem(key, 'yes'))
  for (const listener of listeners) listener()
}

/** Storage throws if the browser forbids it: then the organiser chooses it again after a reload. */
function inStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
