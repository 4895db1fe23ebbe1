// A team may require a second step of its members from one moment to the next.

type Listener = () => void
const listeners = new Set<Listener>()

/** The server has refused a call because the team is closed to this session. */
export function tellLockedTeam(): void {
  for (const listener of listeners) listener()
}

export function onLockedTeam(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
