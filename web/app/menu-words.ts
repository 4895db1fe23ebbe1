import { menu } from '#words/en/app/menu.ts'

/** Read it while rendering, because it changes with the language. */
export let words = menu

/** The bar of members calls it (bar/words.ts): this file loads at doors too, and they have no such bar. */
export function sayMenu(spoken: typeof menu): void {
  words = spoken
}
