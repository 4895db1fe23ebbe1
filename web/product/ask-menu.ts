// The search of the top bar opens entries of the menu beside it, which asks its own questions.
export type MenuEntry = 'log_out' | 'language'

const menu = new EventTarget()

export function askMenu(entry: MenuEntry): void {
  menu.dispatchEvent(new Event(entry))
}

/** Returns how to stop. */
export function onMenuAsked(entry: MenuEntry, run: () => void): () => void {
  menu.addEventListener(entry, run)
  return () => menu.removeEventListener(entry, run)
}
