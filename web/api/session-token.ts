import { fromStorage } from '../ui/from-storage.ts'

/** The session token's key in local storage (SPEC §3). */
const tokenKey = 'auth_token'

type Listener = () => void
const listeners = new Set<Listener>()

export function readToken(): string | undefined {
  return fromStorage(() => localStorage.getItem(tokenKey)) ?? undefined
}

export function keepToken(token: string): void {
  fromStorage(() => localStorage.setItem(tokenKey, token))
}

/** Forgets the session, and notifies the sign-in state. */
export function dropToken(): void {
  fromStorage(() => localStorage.removeItem(tokenKey))
  for (const listener of listeners) listener()
}

/** Calls the listener when the session ends, also in another tab of this browser. */
export function onTokenDropped(listener: Listener): () => void {
  function onStorage(event: StorageEvent) {
    if ((event.key === tokenKey || event.key === null) && readToken() === undefined) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
