// The place of messages. While a dialog is open, everything outside is inert, so a message there would be neither
// announced nor dismissible. So the message corner moves into the topmost dialog.

type Listener = () => void
const listeners = new Set<Listener>()
let places: readonly Element[] = []

/** Shows messages in this element until the returned function is called. */
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
