import { count, n } from '../format.ts'

const syncList = 'Sync the list under Settings.'
const makeLink = 'Make a scanner link under Doors.'

type Ending = { links: number; occasion: string }

const endBefore = ({ links, occasion }: Ending) =>
  `${count(links, { one: '# scanner link ends', other: '# scanner links end' })} before “${occasion}” does.`

/** Findings about the list itself, and what the organiser can do. */
export const list = {
  fields_missing: {
    sentence: 'The list has no field for the code.',
    todo: 'Create the QR fields under Settings.',
  },
  codes_running: {
    sentence: 'Listpass is still making the codes.',
    todo: 'Wait until it has finished, and look again.',
  },
  codes_missing: { sentence: 'The guests have no codes yet.', todo: 'Generate the codes under Settings.' },
  pending: {
    sentence: ({ guests }: { guests: number }) =>
      `Mailchimp doesn’t have the newest values of ${count(guests, { one: '# guest', other: '# guests' })} yet.`,
    todo: 'This takes about a minute. Look again before you send.',
  },
  not_listening: {
    sentence: 'New subscribers don’t get a code by themselves.',
    todo: 'Set up the webhook under Settings.',
  },
  /** Some links end early, and others last. */
  doors_end: { sentence: endBefore, todo: 'Change when they end under Doors.' },
  /** All links end early. */
  doors_all_end: { sentence: endBefore, todo: makeLink },
  /** No link works. */
  doors_none: {
    sentence: ({ occasion }: { occasion: string }) => `No scanner link of “${occasion}” works any more.`,
    todo: makeLink,
  },
  receivers_unknown: {
    sentence: ({ guests }: { guests: number }) =>
      `Listpass can’t tell which guests receive this. In the whole list, ${count(guests, { one: '# guest has', other: '# guests have' })} no code.`,
    todo: 'Sync the list under Settings, and look again.',
  },
  nobody_has_code: { sentence: 'None of the recipients has a code.', todo: syncList },
  some_without_code: {
    sentence: ({ recipients }: { recipients: number }) =>
      `${count(recipients, { one: '# recipient has', other: '# recipients have' })} no code yet.`,
    todo: 'Their emails would show a sample. Sync the list under Settings.',
  },
  new_recipients: {
    sentence: ({ recipients, known }: { recipients: number; known: number }) =>
      `Mailchimp counts ${count(recipients, { one: '# recipient', other: '# recipients' })}, and Listpass knows ${n(known)} of them.`,
    todo: 'New contacts have no code yet. Sync the list under Settings.',
  },
}
