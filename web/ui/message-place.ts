// Where messages are said: while a dialog is open everything outside it is inert, and a message there would be neither read
// out nor dismissed. So the corner for messages moves into the dialog that was opened last.

type Listener = () => void
const listeners = new Set<Listener>()
let places: readonly Element[] = []

/** Until the function that it answers is called. */
export function takeMessages(place: Element): () => void {
  change([...places, place])
  return () => change(places.filter((other) => other !== place))
}

export function readMessagePlace(): Element | undefined {
  return places.at(-1)
}

export function onMessagePlace(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Element[]) {
  places = next
  for (const listener of listeners) listener()
}
