// The notes that an organiser adds to the door sheets of a list. Only this browser stores them, until sign-out.

export type SheetNotes = { call: string; network: string }

const prefix = 'door_sheet:'

export function readSheetNotes(listId: string): SheetNotes {
  const kept = inStorage(() => localStorage.getItem(prefix + listId))
  const [call, network] = linesOf(kept)
  return { call, network }
}

export function keepSheetNotes(listId: string, { call, network }: SheetNotes): void {
  inStorage(() => localStorage.setItem(prefix + listId, `${call}\n${network}`))
}

export function forgetSheetNotes(): void {
  inStorage(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  })
}

/** The two stored notes. Each is one line, because its field has one line. */
function linesOf(kept: string | null | undefined): [string, string] {
  const [call = '', network = ''] = (kept ?? '').split('\n')
  return [call, network]
}

/** Storage throws if the browser forbids it: then the notes last as long as the page. */
function inStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
