// One contact in a door's offline list: only a reader of the code can find and open it. Server and browser each use their own
// cryptography; the strings and lengths are here, so both compute the same.

/** Bytes of the hash by which an entry is found: among 10 million codes two are alike once in 10^15 lists. */
export const hashBytes = 12

/** Bytes of the AES-256-GCM initialisation vector, which precedes the sealed text. */
export const ivBytes = 12

/**
 * What is hashed, with SHA-256, after the salt of the list: the code's key for the hash of the entry and for the key of the
 * name, and the name as well for the vector, so that the same name is sealed alike and another one never with the same.
 */
export const hashedFor = {
  entry: (codeKey: string) => `entry:${codeKey}`,
  key: (codeKey: string) => `key:${codeKey}`,
  iv: (codeKey: string, name: string) => `iv:${codeKey}:${name}`,
} as const

/** The state of an entry: decided by its counts, blocked, or no longer admitted. */
export const entryStates = { open: 0, blocked: 1, removed: 2 } as const
export type EntryState = (typeof entryStates)[keyof typeof entryStates]
