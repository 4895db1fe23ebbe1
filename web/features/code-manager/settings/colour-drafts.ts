import { builtInRulesOf, type ColourRule } from '#domain/colour.ts'
import { words } from '../../../words/settings.ts'

/** A rule being edited. The id keeps its fields together while other rules are added and removed. */
export type ColourDraft = ColourRule & { id: number }

export function draftsFrom(rules: readonly ColourRule[]): ColourDraft[] {
  return rules.map((rule, id) => ({ ...rule, id }))
}

export function addDraft(drafts: readonly ColourDraft[]): ColourDraft[] {
  const id = Math.max(-1, ...drafts.map((draft) => draft.id)) + 1
  return [...drafts, { id, word: '', colour: 'blue' }]
}

/** The rules to send. Null if they equal the built-in words, so that the list follows those when its name changes. */
export function rulesFrom(drafts: readonly ColourDraft[], listName: string): ColourRule[] | null {
  const rules = drafts.map(({ word, colour }) => ({ word: word.trim(), colour }))
  return JSON.stringify(rules) === JSON.stringify(builtInRulesOf(listName)) ? null : rules
}

/** Beside the title of the colours: how many words have one. */
export function asideOfColours(rules: number): string {
  return rules === 0 ? words.settings.noColourWords : words.settings.colourWords({ colours: rules })
}
