import { showCount, showNumber } from '../../../ui/show.ts'
import { isolated } from '../../../ui/user-text.ts'

const contacts = (count: number) => showCount(count, 'contact')
const shown = (value: string) => (value === '' ? 'not set' : `“${isolated(value)}”`)

export const words = {
  title: 'Add Logic',
  text: 'Change a contact’s field when they are let in: for a thank-you campaign, a group, a table.',
  configure: 'Configure Logic Rules',
  rule: (number: number) => `Rule ${showNumber(number)}`,
  sentence: (ifField: string, ifValue: string, thenField: string, thenValue: string) =>
    `If ${ifField} is ${shown(ifValue)}, ${thenField} becomes ${shown(thenValue)}.`,
  moreRules: (count: number) => `and ${showNumber(count)} more`,
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
  moveUp: (number: number) => `Move rule ${showNumber(number)} up`,
  moveDown: (number: number) => `Move rule ${showNumber(number)} down`,
  remove: (number: number) => `Remove rule ${showNumber(number)}`,
  moved: (from: number, to: number) => `Rule ${showNumber(from)} is now rule ${showNumber(to)}.`,
  removed: (number: number) => `Rule ${showNumber(number)} was removed.`,
  none: 'No rules yet. Scans are counted, and no other field changes.',
  add: 'Add Rule',
  full: (limit: number) => `A list can have at most ${showNumber(limit)} rules.`,

  preview: 'Preview',
  previewing: 'Counting...',
  previewFailed: 'The preview couldn’t be shown',
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
