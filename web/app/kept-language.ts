// The language that this browser's reader has chosen last.
import { isLanguage, type Language } from '#domain/spoken.ts'

const key = 'language'

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language)
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
