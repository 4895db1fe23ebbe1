/** A replaced part of a text. */
export type Change = { kind: string; start: number; end: number; by: string }
