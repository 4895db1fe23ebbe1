// The pages of a printed list: three columns of lines, each a letter or a name.
import type { GuestName } from '#contract/guests.ts'

export type Line = { letter: string } | { name: GuestName; nth: number }

/** `number`: from 1. */
export type PrintedPage = { number: number; columns: Line[][]; first: string; last: string }

export const linesOfColumn = 35
const columnsOfPage = 3

/** Fills column after column. A letter never stands alone at the end of a column. */
export function pagesOf(names: readonly GuestName[], letterOf: (name: string) => string): PrintedPage[] {
  const columns: Line[][] = [[]]
  let letter: string | undefined
  for (const [nth, name] of names.entries()) {
    const next = letterOf(name.surname)
    const lines: Line[] = next === letter ? [{ name, nth }] : [{ letter: next }, { name, nth }]
    letter = next
    if ((columns.at(-1)?.length ?? 0) + lines.length > linesOfColumn) columns.push([])
    columns.at(-1)?.push(...lines)
  }
  const pages: PrintedPage[] = []
  for (let begin = 0; begin < columns.length; begin += columnsOfPage) {
    const ofPage = columns.slice(begin, begin + columnsOfPage)
    const surnames = ofPage.flat().flatMap((line) => ('name' in line ? [line.name.surname] : []))
    pages.push({ number: pages.length + 1, columns: ofPage, first: surnames[0] ?? '', last: surnames.at(-1) ?? '' })
  }
  return pages
}
