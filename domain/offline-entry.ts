// One contact in a door's offline list: only a reader of the code can find and open it. Server and browser use
// different cryptography libraries. The strings and lengths are here, so that both compute the same.

/** Bytes of the hash by which an entry is found: among 10 million codes two are alike once in 10^15 lists. */
export const hashBytes = 12

/** Bytes of the AES-256-GCM initialisation vector, which precedes the sealed text. */
export const ivBytes = 12

/**
 * The texts that are hashed with SHA-256 after the list's salt. The entry's hash and the name's key are hashes of the
 * code's key. The vector also hashes the name: one name is always sealed alike, and two names never share a vector.
 */
export const hashedFor = {
  entry: (codeKey: string) => `entry:${codeKey}`,
  key: (codeKey: string) => `key:${codeKey}`,
  iv: (codeKey: string, name: string) => `iv:${codeKey}:${name}`,
} as const

/** The state of an entry: decided by its counts, blocked, no longer admitted, not invited to the occasion, or no guest. */
export const entryStates = { open: 0, blocked: 1, removed: 2, uninvited: 3, noGuest: 4 } as const
export type EntryState = (typeof entryStates)[keyof typeof entryStates]
