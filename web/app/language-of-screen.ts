// Who decides the language of a screen.
import { useLayoutEffect } from 'react'
import type { User } from '#contract/auth.ts'
import { languageOfPath } from '#contract/page-language.ts'
import { type Language, isLanguage } from '#domain/spoken.ts'
import { deviceLanguage, speak, useSpoken } from '../ui/spoken.ts'
import { doorScreens, type RouteName, routes } from './routes.ts'
import { tellSite } from '../words/site.ts'
import { fromStorage } from '../ui/from-storage.ts'

/**
 * A public page is in the language of its address. A member's screen is in `own`, the language that the member has chosen. Without
 * one, and for sign-in, the language kept in this browser is spoken, else the device's. Undefined for a door: it chooses its own.
 */
export function languageOfScreen(name: RouteName, path: string, own?: Language | null): Language | undefined {
  if (doorScreens.has(name)) return undefined
  const { access } = routes[name]
  if (access === 'member' && own) return own
  const ofAddress = languageOfPath(path)
  const isPublicPage = access === 'public' && 'isPublished' in routes[name]
  if (isPublicPage || ofAddress !== 'en') return ofAddress
  return keptLanguage() ?? deviceLanguage()
}

/** Without a connection the screen stays as it is. */
export async function speakFor(language: Language | undefined): Promise<void> {
  if (language === undefined) return
  tellSite()
  await speak(language).catch((error: unknown) => console.warn('The words of the language did not load.', error))
}

/** The language that is spoken on this screen, a name for what must be drawn again when it changes. Undefined at a door. */
export function useScreenLanguage(name: RouteName, path: string, user: User | undefined): Language | undefined {
  const spoken = useSpoken()
  const own = user?.language
  const wanted = languageOfScreen(name, path, own)
  useLayoutEffect(() => {
    // For the screens before the next sign-in.
    if (own) keepLanguage(own)
  }, [own])
  // English is spoken before the browser paints.
  useLayoutEffect(() => {
    // A visitor of a German page signs in in German. English addresses are also found without a choice.
    const ofAddress = languageOfPath(path)
    if (ofAddress !== 'en') keepLanguage(ofAddress)
    void speakFor(wanted)
  }, [path, wanted])
  return wanted && spoken
}

// The language that this browser's reader has chosen last. If the browser forbids storage, the device's language decides.

const key = 'language'

/** Null: as the device. */
export function keepLanguage(language: Language | null): void {
  fromStorage(() => (language ? localStorage.setItem(key, language) : localStorage.removeItem(key)))
}

function keptLanguage(): Language | undefined {
  const kept = fromStorage(() => localStorage.getItem(key)) ?? ''
  return isLanguage(kept) ? kept : undefined
}
