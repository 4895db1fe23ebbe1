// A contact's places are a party: how a door counts a code with more than one place left.

/** One place at a time; as many as staff say; all that are left. */
export const partyModes = ['one', 'ask', 'all'] as const
export type PartyMode = (typeof partyModes)[number]
