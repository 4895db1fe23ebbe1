import { frame } from '#words/en/site/frame.ts'
import { catalogue } from '../ui/spoken.ts'

/** Read it while rendering, because it changes with the language. */
export let words = frame

let isTold = false

/** From then on the frame changes with the language. A door has no frame, so it loads no words of it. */
export function tellFrame(): void {
  if (isTold) return
  isTold = true
  catalogue(
    frame,
    {
      de: async () => (await import('#words/de/site/frame.ts')).frame,
      fr: async () => (await import('#words/fr/site/frame.ts')).frame,
      es: async () => (await import('#words/es/site/frame.ts')).frame,
      nl: async () => (await import('#words/nl/site/frame.ts')).frame,
      pt: async () => (await import('#words/pt/site/frame.ts')).frame,
    },
    (spoken) => {
      words = spoken
    },
  )
}
