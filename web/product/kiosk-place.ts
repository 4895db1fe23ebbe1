// The whole address of a kiosk, with its team. Stored for the tab only, because the address of a door by scanner link is a secret.
import { fromStorage } from '../ui/from-storage.ts'

const key = 'kiosk_place'

export function readKioskPlace(): string | undefined {
  return fromStorage(() => sessionStorage.getItem(key)) ?? undefined
}

/** Without storage, other addresses do not lead back to the kiosk. */
export function keepKioskPlace(path: string): void {
  fromStorage(() => sessionStorage.setItem(key, path))
}

export function dropKioskPlace(): void {
  fromStorage(() => sessionStorage.removeItem(key))
}
