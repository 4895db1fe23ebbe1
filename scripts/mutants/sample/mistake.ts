/** A mistake that a hurried developer could make: a part of a file, replaced. */
export type Mistake = {
  kind: string
  /** The path from the root of the repository. */
  file: string
  line: number
  /** The names around the place; tests are found by them. */
  within: string[]
  start: number
  end: number
  by: string
  /** The mistake in one line. It is the same as long as the file is. */
  says: string
}
