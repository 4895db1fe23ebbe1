// The colour in which the whole scanner page flashes (SPEC §4 and §9, DESIGN §4).

export const flashColours = ['green', 'dark-red', 'red', 'yellow', 'blue'] as const
export type FlashColour = (typeof flashColours)[number]

/** Dark red is reserved for refusals. */
export const admissionColours = ['red', 'yellow', 'blue', 'green'] as const satisfies FlashColour[]
export type AdmissionColour = (typeof admissionColours)[number]

/** An organiser's own rule: a whole word in the list's name or in the display value, in any case, gives the colour. */
export type ColourRule = { word: string; colour: AdmissionColour }

/** SPEC §4: a list whose name contains one of these flashes in its colour. A contact's name never does. */
const builtInRules: readonly ColourRule[] = [
  { word: 'rode', colour: 'red' },
  { word: 'lijsterbes', colour: 'yellow' },
  { word: 'vlier', colour: 'blue' },
]

/** The built-in words that the list's name contains. */
export function builtInRulesOf(listName: string): ColourRule[] {
  const name = listName.toLowerCase()
  return builtInRules.filter(({ word }) => name.includes(word))
}

/**
 * Refusals are dark red. An admission is green, or gets the colour of the first rule that fits. If the organiser has no
 * own rules (null), the built-in words apply.
 */
export function flashColour(
  isAccepted: boolean,
  { listName, displayValue }: { listName: string; displayValue: string },
  ownRules: readonly ColourRule[] | null,
): FlashColour {
  if (!isAccepted) return 'dark-red'
  const fits = ({ word }: ColourRule) => [listName, displayValue].some((text) => hasWord(text, word))
  const rule = ownRules === null ? builtInRulesOf(listName)[0] : ownRules.find(fits)
  return rule?.colour ?? 'green'
}

const letter = String.raw`[\p{L}\p{N}\p{M}]`

/** Whether the text has the word with no letter or digit beside it, so that "rode" is not in "Broderick". */
function hasWord(text: string, word: string): boolean {
  const wanted = word.normalize().replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  return wanted !== '' && new RegExp(`(?<!${letter})${wanted}(?!${letter})`, 'iu').test(text.normalize())
}
