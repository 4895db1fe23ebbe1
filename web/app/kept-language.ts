// The language that this browser's reader has chosen last. If the browser forbids storage, the device's language decides.
import { isLanguage, type Language } from '#domain/spoken.ts'
import { fromStorage } from '../ui/from-storage.ts'

const key = 'language'

/** Null: as the device. */
export function keepLanguage(language: Language | null): void {
  fromStorage(() => (language ? localStorage.setItem(key, language) : localStorage.removeItem(key)))
}

export function keptLanguage(): Language | undefined {
  const kept = fromStorage(() => localStorage.getItem(key)) ?? ''
  return isLanguage(kept) ? kept : undefined
}
