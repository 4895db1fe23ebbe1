/** A part of a text that is replaced. */
export type Change = { kind: string; start: number; end: number; by: string }
