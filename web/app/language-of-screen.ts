// Who decides the language of a screen.
import { useLayoutEffect } from 'react'
import { languageOfPath } from '#contract/page-language.ts'
import type { Language } from '#domain/spoken.ts'
import { speak, useSpoken } from '../ui/spoken.ts'
import { doorScreens, type RouteName } from './routes.ts'
import { tellFrame } from './words.ts'

/**
 * A public page is in the language of its address. All others are in English. Undefined at a door, which decides by itself.
 */
export function languageOfScreen(name: RouteName, path: string): Language | undefined {
  if (doorScreens.has(name)) return undefined
  return languageOfPath(path)
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
    void speakFor(wanted)
  }, [wanted])
  return wanted && spoken
}
