// How one contact stands in the offline list of a door: found by who holds the code, and readable by nobody else. Server and
// browser each do this with the cryptography that they have; the words and lengths are here, so that they do the same.

/** Bytes of the hash by which an entry is found: among 10 million codes two are alike once in 10^15 lists. */
export const hashBytes = 12

/** Bytes of the initialisation vector of AES-256-GCM, which stands before what is sealed. */
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

/** In an entry: as its counts say, blocked, or no longer let in. */
export const entryStates = { open: 0, blocked: 1, removed: 2 } as const
export type EntryState = (typeof entryStates)[keyof typeof entryStates]
