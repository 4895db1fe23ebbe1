import { words } from './words.ts'

/** Beside the title of the colours: how many words have one. */
export function asideOfColours(rules: number): string {
  return rules === 0 ? words.noColourWords : words.colourWords(rules)
}
