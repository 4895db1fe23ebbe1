// The guests' names that a door keeps to search without a connection (docs/decisions/0118). Server and browser derive the same
// keys from the secret that opened the door: the address of a scanner link, or a member's sign-in.

/** What each key is for, in HKDF-SHA-256 over the secret and the list's salt. */
export const nameKeyFor = {
  /** Seals an answer of the server. */
  answer: 'listpass names answer',
  /** Names the places of buckets by HMAC-SHA-256. */
  place: 'listpass names place',
  /** Seals one bucket on the device. */
  bucket: (bucket: string) => `listpass names bucket ${bucket}`,
} as const

/** Bytes of the AES-256-GCM initialisation vector, which precedes the sealed bytes. */
export const nameIvBytes = 12
