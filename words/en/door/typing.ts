import { n } from '../format.ts'

/** A code that staff type. */
export const typing = {
  label: 'Code',
  hint: '24 letters and digits. Spaces don’t matter.',
  button: 'Check Code',
  problem: (length: number) => `A code has 24 letters and digits; this has ${n(length)}.`,
  group: (group: number) => `Group ${n(group)} should have four characters.`,
  typo: 'There’s a typo. Compare it with the guest’s code.',
  likely: 'It’s probably where it is marked.',
  anyway: 'Check it anyway',
}
