// The colour in which the whole scanner page flashes (SPEC §4 and §9, DESIGN §4).

export const flashColours = ['green', 'dark-red', 'red', 'yellow', 'blue'] as const
export type FlashColour = (typeof flashColours)[number]

/** A word in the list's name or in the display value, found without case, gives the colour. */
export type ColourRule = { word: string; colour: FlashColour }

/** SPEC §4's words, which an organiser may edit for each list. */
export const builtInColourRules: readonly ColourRule[] = [
  { word: 'rode', colour: 'red' },
  { word: 'lijsterbes', colour: 'yellow' },
  { word: 'vlier', colour: 'blue' },
]

/** Refusals are dark red; an admission is green unless a word of the rules says otherwise. The first rule that fits wins. */
export function flashColour(
  isAccepted: boolean,
  names: { listName: string; displayValue: string },
  rules: readonly ColourRule[] = builtInColourRules,
): FlashColour {
  if (!isAccepted) return 'dark-red'
  const text = `${names.listName}\n${names.displayValue}`.toLowerCase()
  return rules.find(({ word }) => text.includes(word.toLowerCase()))?.colour ?? 'green'
}
