// The language of a door: a guest's at a kiosk, else this device's choice, else the link's, else the browser's.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isLanguage, type Language } from '#domain/spoken.ts'
import { fromStorage } from '../../../ui/from-storage.ts'
import { deviceLanguage, speak, spokenLanguage, useSpoken } from '../../../ui/spoken.ts'

type Chosen = { own: Language | undefined; ofGuest: Language | undefined }

const key = 'door_language'
const listeners = new Set<() => void>()
let chosen: Chosen | undefined

function readChosen(): Chosen {
  return (chosen ??= { own: readOwn(), ofGuest: undefined })
}

function readOwn(): Language | undefined {
  const kept = fromStorage(() => localStorage.getItem(key)) ?? ''
  return isLanguage(kept) ? kept : undefined
}

function change(next: Partial<Chosen>): void {
  chosen = { ...readChosen(), ...next }
  for (const listener of listeners) listener()
}

/** For all doors of this device, from now on. Rejects if the words of the language do not load. */
export async function chooseOwnLanguage(own: Language): Promise<void> {
  await speak(own)
  // If the browser forbids storage, the choice lasts until the next reload.
  fromStorage(() => localStorage.setItem(key, own))
  change({ own })
}

/** Undefined: the guest has gone, and the kiosk speaks its own language again. Rejects like the other choice. */
export async function chooseForGuest(ofGuest: Language | undefined): Promise<void> {
  if (ofGuest === readChosen().ofGuest) return
  if (ofGuest) await speak(ofGuest)
  change({ ofGuest })
}

/** Speaks the door's language while the door is open. False until its words are loaded. */
export function useDoorLanguage(ofLink: Language | null | undefined): boolean {
  useSpoken()
  const { own, ofGuest } = useSyncExternalStore(listen, readChosen)
  const wanted = ofGuest ?? own ?? ofLink ?? deviceLanguage()
  const [isLoaded, setIsLoaded] = useState(wanted === spokenLanguage())

  useEffect(() => {
    speak(wanted)
      .catch((error: unknown) => console.warn('The words of the language did not load.', error))
      .finally(() => setIsLoaded(true))
  }, [wanted])

  return isLoaded
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
