import { builtInColourRules, type ColourRule, type FlashColour } from '#domain/colour.ts'

/** A rule in the making: the id keeps its fields together while others come and go. */
export type ColourDraft = ColourRule & { id: number }

export function draftsFrom(rules: readonly ColourRule[]): ColourDraft[] {
  return rules.map((rule, id) => ({ ...rule, id }))
}

export function addDraft(drafts: readonly ColourDraft[]): ColourDraft[] {
  const id = Math.max(-1, ...drafts.map((draft) => draft.id)) + 1
  return [...drafts, { id, word: '', colour: 'blue' }]
}

/** Colours that an accepted scan may take: dark red is a refusal's own. */
export const offered: readonly FlashColour[] = ['red', 'yellow', 'blue', 'green']

/** What is sent: null for the built-in rules, so that a list follows them when they change. */
export function rulesFrom(drafts: readonly ColourDraft[]): ColourRule[] | null {
  const rules = drafts.map(({ word, colour }) => ({ word: word.trim(), colour }))
  return JSON.stringify(rules) === JSON.stringify(builtInColourRules) ? null : rules
}
