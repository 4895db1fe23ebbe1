import { isolated } from '#domain/user-text.ts'
import { count, n } from './format.ts'

/** Rules that change a field of a contact who is let in. */
export const rules = {
  title: 'Add Logic',
  text: 'Change a contact’s field when they are let in: for a thank-you campaign, a group, a table.',
  configure: 'Configure Logic Rules',
  rule: (place: number) => `Rule ${n(place)}`,
  /** The values are `value` or `unset`. */
  sentence: (ifField: string, ifValue: string, thenField: string, thenValue: string) =>
    `If ${ifField} is ${ifValue}, ${thenField} becomes ${thenValue}.`,
  value: (value: string) => `“${isolated(value)}”`,
  unset: 'not set',
  moreRules: (more: number) => `and ${n(more)} more`,
  unsaved: 'You have unsaved changes.',

  intro: 'After each check-in, the rules run in this order. Each rule sees the changes of the rules before it.',
  ifField: 'If field',
  ifValue: 'If value',
  thenField: 'Then field',
  thenValue: 'Then value',
  notSet: 'Not set',
  choose: 'Choose a field',
  email: 'Email address (EMAIL)',
  goneField: (tag: string) => `${tag} (no longer in the list)`,
  goneChoice: (value: string) => `${value} (no longer a choice)`,
  moveUp: (place: number) => `Move rule ${n(place)} up`,
  moveDown: (place: number) => `Move rule ${n(place)} down`,
  remove: (place: number) => `Remove rule ${n(place)}`,
  moved: (from: number, to: number) => `Rule ${n(from)} is now rule ${n(to)}.`,
  removed: (place: number) => `Rule ${n(place)} was removed.`,
  none: 'No rules yet. Scans are counted, and no other field changes.',
  add: 'Add Rule',
  full: (limit: number) => `A list can have at most ${n(limit)} rules.`,

  preview: 'Preview',
  previewing: 'Counting...',
  previewFailed: 'The preview couldn’t be shown',
  matches: (matching: number, all: number) =>
    count(all, { one: `Matches ${n(matching)} of # contact now.`, other: `Matches ${n(matching)} of # contacts now.` }),
  previewed: 'Each rule shows how many contacts match it now.',

  cancel: 'Cancel',
  save: 'Save Rules',
  saving: 'Saving...',
  loading: 'Loading the fields of the list...',
  loadFailed: 'Failed to load available fields',
  failed: 'Failed to update logic rules',
  updated: 'Logic rules updated successfully',
}
