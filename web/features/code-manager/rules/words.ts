import { showCount, showNumber } from '../../../ui/show.ts'
import { isolated } from '../../../ui/user-text.ts'

const contacts = (count: number) => showCount(count, 'contact')
const shown = (value: string) => (value === '' ? 'not set' : `“${isolated(value)}”`)

export const words = {
  title: 'Add Logic',
  text: 'After somebody was let in, a field of theirs can change by itself: for a thank-you campaign, a group, a table.',
  configure: 'Configure Logic Rules',
  rule: (number: number) => `Rule ${showNumber(number)}`,
  sentence: (ifField: string, ifValue: string, thenField: string, thenValue: string) =>
    `If ${ifField} is ${shown(ifValue)}, ${thenField} becomes ${shown(thenValue)}.`,
  moreRules: (count: number) => `and ${showNumber(count)} more`,
  unsaved: 'There are changes that you have not saved yet.',

  intro:
    'After each scan that lets somebody in, the rules are followed in this order. Each sees what those before it changed.',
  ifField: 'If field',
  ifValue: 'If value',
  thenField: 'Then field',
  thenValue: 'Then value',
  notSet: 'Not set',
  choose: 'Choose a field',
  email: 'Email address (EMAIL)',
  goneField: (tag: string) => `${tag} (no longer in the list)`,
  goneChoice: (value: string) => `${value} (no longer a choice)`,
  moveUp: (number: number) => `Move rule ${showNumber(number)} up`,
  moveDown: (number: number) => `Move rule ${showNumber(number)} down`,
  remove: (number: number) => `Remove rule ${showNumber(number)}`,
  moved: (from: number, to: number) => `Rule ${showNumber(from)} is now rule ${showNumber(to)}.`,
  removed: (number: number) => `Rule ${showNumber(number)} was removed.`,
  none: 'There are no rules. Scans are counted, and no other field changes.',
  add: 'Add Rule',
  full: (limit: number) => `A list may have at most ${showNumber(limit)} rules.`,

  preview: 'Preview',
  previewing: 'Counting...',
  previewFailed: 'The preview could not be made',
  matches: (count: number, all: number) => `Matches ${showNumber(count)} of ${contacts(all)} now.`,
  previewed: 'Each rule shows how many contacts match it now.',

  cancel: 'Cancel',
  save: 'Save Rules',
  saving: 'Saving...',
  loading: 'Loading the fields of the list...',
  loadFailed: 'Failed to load available fields',
  failed: 'Failed to update logic rules',
  updated: 'Logic rules updated successfully',
}
