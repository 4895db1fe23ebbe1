// Who decides the language of a screen.
import { useLayoutEffect } from 'react'
import { languageOfPath } from '#contract/page-language.ts'
import type { Language } from '#domain/spoken.ts'
import { deviceLanguage, speak, useSpoken } from '../ui/spoken.ts'
import { keepLanguage, keptLanguage } from './kept-language.ts'
import { doorScreens, type RouteName, routes } from './routes.ts'
import { tellFrame } from './words.ts'

/**
 * A public page is in the language of its address. Screens of sign-in, and the page for unknown addresses, have one
 * address: the language that was chosen last decides, else the device's. The screens of members are in English.
 * Undefined at a door, which decides by itself.
 */
export function languageOfScreen(name: RouteName, path: string): Language | undefined {
  if (doorScreens.has(name)) return undefined
  const { access } = routes[name]
  if (access === 'member') return 'en'
  const ofAddress = languageOfPath(path)
  const isPublicPage = access === 'public' && 'isPublished' in routes[name]
  if (isPublicPage || ofAddress !== 'en') return ofAddress
  return keptLanguage() ?? deviceLanguage()
}

/** Without a connection the screen stays as it is. */
export async function speakFor(language: Language | undefined): Promise<void> {
  if (language === undefined) return
  tellFrame()
  await speak(language).catch((error: unknown) => console.warn('The words of the language did not load.', error))
}

/** The language that is spoken on this screen, a name for what must be drawn again when it changes. Undefined at a door. */
export function useScreenLanguage(name: RouteName, path: string): Language | undefined {
  const spoken = useSpoken()
  const wanted = languageOfScreen(name, path)
  // English is spoken before the browser paints.
  useLayoutEffect(() => {
    // A visitor of a German page signs in in German. English addresses are also found without a choice.
    const ofAddress = languageOfPath(path)
    if (ofAddress !== 'en') keepLanguage(ofAddress)
    void speakFor(wanted)
  }, [path, wanted])
  return wanted && spoken
}
