/** A part of a text, and its replacement. */
export type Change = { kind: string; start: number; end: number; by: string }
