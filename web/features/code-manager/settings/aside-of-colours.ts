import { words } from '../../../words/settings.ts'

/** Beside the title of the colours: how many words have one. */
export function asideOfColours(rules: number): string {
  return rules === 0 ? words.settings.noColourWords : words.settings.colourWords({ colours: rules })
}
