// A contact's places are a party: how a door counts a code with more than one place left.

/** One place at a time; as many as staff say; all that are left. */
export const partyModes = ['one', 'ask', 'all'] as const
export type PartyMode = (typeof partyModes)[number]

/** The largest maximum of a contact. */
export const largestMaximum = 1_000_000

/**
 * How many come in with a contact's code, by the number in a field of the list: a whole number from 1 to 1,000,000. Undefined for
 * anything else. The database's `party_size` reads the same.
 */
export function partySize(value: unknown): number | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  const size = /^\d{1,7}$/.test(text) ? Number(text) : 0
  return size >= 1 && size <= largestMaximum ? size : undefined
}
