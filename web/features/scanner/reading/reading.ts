// The reader's answer about a picture. The page loads these few lines only; the worker loads the rest.
import { codeInText } from '#domain/link.ts'

/**
 * One of several guests' codes that are held up. The corners are in order, as shares of the shown picture from 0 to 1.
 * `form` is the width of that picture divided by its height. A verdict changes the form, and older corners would be
 * wrong in it.
 */
export type Mark = { key: string; corners: readonly { x: number; y: number }[]; form: number; isInMiddle: boolean }

export type Reading = {
  /** The text of the code to scan: the one nearest the middle. */
  text: string | undefined
  /** Which way read it. */
  way: string | undefined
  /** Codes of two guests are held up at once. */
  isTwo: boolean
  /** All guests' codes that are held up, if there are several. Taken codes are included. */
  marks: readonly Mark[]
  /** A guest's code is in view, and none is inside the guides. */
  isOutside: boolean
  /** Something inside the guides looks like a code, and cannot be read. */
  isUnclear: boolean
  /** The keys of all codes in view, taken or not. */
  seen: readonly string[]
  /** The time of all ways that were tried. */
  ms: number
}

/** The answer for a picture without a code. */
export const nothing: Reading = {
  text: undefined,
  way: undefined,
  isTwo: false,
  marks: [],
  isOutside: false,
  isUnclear: false,
  seen: [],
  ms: 0,
}

/** The key of one of our codes is its 24 characters; of other codes, the whole text. */
export function keyOf(text: string): string {
  return codeInText(text) ?? text
}
