import { guide } from '#words/en/site/guide.ts'

/** Read it while rendering, because it changes with the language. */
export let words = guide

/** Only pages in other languages call it (words-in-others.ts), because the others load no words of them. */
export function sayGuide(spoken: typeof guide): void {
  words = spoken
}
