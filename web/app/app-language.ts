// The language of all screens but doors and public pages: the person's own, else the last one of this browser, else the
// browser's.
import { useEffect, useState } from 'react'
import type { User } from '#contract/auth.ts'
import { isLanguage, type Language } from '#domain/spoken.ts'
import { deviceLanguage, speak, useSpoken } from '../ui/spoken.ts'

const key = 'language'

function readKept(): Language | undefined {
  try {
    const kept = localStorage.getItem(key) ?? ''
    return isLanguage(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** For the screens before the next sign-in. Null: as the browser. */
export function keepLanguage(language: Language | null): void {
  try {
    if (language) localStorage.setItem(key, language)
    else localStorage.removeItem(key)
  } catch {
    // If the browser forbids storage, the next visit begins in the browser's language.
  }
}

/**
 * Speaks the language of the app while `isSpeaking`. Undefined until its words have come, or failed to come: the screens are
 * in English then.
 */
export function useAppLanguage(user: User | undefined, isSpeaking: boolean): Language | undefined {
  const spoken = useSpoken()
  const wanted = user?.language ?? readKept() ?? deviceLanguage()
  const [failed, setFailed] = useState<Language>()

  const own = user?.language
  useEffect(() => {
    if (own) keepLanguage(own)
  }, [own])

  useEffect(() => {
    if (!isSpeaking) return
    speak(wanted).catch((error: unknown) => {
      console.warn('The words of the language did not load.', error)
      setFailed(wanted)
    })
  }, [wanted, isSpeaking])

  return spoken === wanted || failed === wanted ? wanted : undefined
}
