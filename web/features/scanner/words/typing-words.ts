import { showNumber } from '../../../ui/show.ts'

/** A code that staff type. */
export const typingWords = {
  label: 'Code',
  hint: '24 letters and digits. Spaces don’t matter.',
  button: 'Check Code',
  problem: (length: number) => `A code has 24 letters and digits; this has ${showNumber(length)}.`,
  group: (group: number) => `Group ${showNumber(group)} should have four characters.`,
  typo: 'There’s a typo. Compare it with the guest’s code.',
  likely: 'It’s probably where it is marked.',
  anyway: 'Check it anyway',
}
