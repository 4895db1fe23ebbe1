// The language that this browser's reader has chosen last.
import { isLanguage, type Language } from '#domain/spoken.ts'

const key = 'language'

/** Null: as the device. */
export function keepLanguage(language: Language | null): void {
  try {
    if (language) localStorage.setItem(key, language)
    else localStorage.removeItem(key)
  } catch {
    // If the browser forbids storage, the device's language decides.
  }
}

export function keptLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(key) ?? ''
    return isLanguage(kept) ? kept : undefined
  } catch {
    return undefined
  }
}
