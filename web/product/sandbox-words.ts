import { sandbox } from '#words/en/product/sandbox.ts'

/** Read it while rendering, because it changes with the language. */
export let words = sandbox

/** The other languages come with the screens of organisers (words.ts): a door has no room for their addresses. */
export function sayOfSandbox(spoken: typeof sandbox): void {
  words = spoken
}
