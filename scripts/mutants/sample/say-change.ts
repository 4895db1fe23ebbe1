import type { Change } from '../sql/change.ts'

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
