// The words that server and browser share about a draft that was checked before its send.

export const lights = ['ready', 'look', 'wrong'] as const
export type Light = (typeof lights)[number]

/** The checks, in the order of the screen. A check without a finding passed. */
export const checks = [
  'content',
  'picture',
  'address',
  'tag',
  'words',
  'size',
  'conditionals',
  'length',
  'plain_text',
  'sending',
  'recipients',
  'fields',
  'codes',
  'pending',
  'listening',
  'doors',
] as const
export type Check = (typeof checks)[number]

/** The light of a draft with these findings. */
export function worstOf(findings: readonly { light: 'look' | 'wrong' }[]): Light {
  if (findings.some(({ light }) => light === 'wrong')) return 'wrong'
  return findings.length > 0 ? 'look' : 'ready'
}
