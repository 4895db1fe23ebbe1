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

/** A part of a text, and its replacement. */
export type Change = { kind: string; start: number; end: number; by: string }

/** The line of a change, and the change in one line. */
export function sayChange(
  file: string,
  text: string,
  { kind, start, end, by }: Change,
): { line: number; says: string } {
  const before = text.slice(0, start).split('\n')
  const [line, column] = [before.length, before.at(-1)!.length + 1]
  const short = (part: string) => part.replaceAll(/\s+/g, ' ').trim().slice(0, 160) || 'nothing'
  return { line, says: `${file}, ${kind}, line ${line}.${column}: ${short(text.slice(start, end))} → ${short(by)}` }
}
