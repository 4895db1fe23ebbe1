// The result of a command: as data for programs, and as tables and sentences for people.

export type Cell = string | number | boolean | Date | null
export type Row = Readonly<Record<string, Cell>>

/** The title of each column, in the order of display. */
export type Columns = Record<string, string>

type Section = { title?: string; lines: string[] }

export type Report = { data: Record<string, unknown>; sections: Section[] }

/** Long texts are cut, so that a user's text cannot push a table off the page. */
const widest = 44

export function table(rows: readonly Row[], columns: Columns, { title, empty }: { title?: string; empty: string }) {
  const shown = [Object.values(columns), ...rows.map((row) => Object.keys(columns).map((key) => show(row[key])))]
  const widths = Object.keys(columns).map((_key, place) => Math.max(...shown.map((cells) => lengthOf(cells[place]!))))
  const lines = shown.map((cells) =>
    cells
      .map((cell, place) => cell + ' '.repeat(widths[place]! - lengthOf(cell)))
      .join('  ')
      .trimEnd(),
  )
  return section(rows.length === 0 ? [empty] : lines, title)
}

export function facts(row: Row, names: Columns, title?: string): Section {
  const width = Math.max(...Object.values(names).map(lengthOf))
  return section(
    Object.entries(names).map(([key, name]) => `${name.padEnd(width)}  ${show(row[key], Infinity)}`),
    title,
  )
}

export function sentences(...lines: string[]): Section {
  return section(lines.map(plain))
}

/** One JSON value on one line, or the sections one below the other. */
export function printed({ data, sections }: Report, isForPrograms: boolean): string {
  if (isForPrograms) return escaped(JSON.stringify(data))
  return sections.map(({ title, lines }) => [...(title === undefined ? [] : [title]), ...lines].join('\n')).join('\n\n')
}

function section(lines: string[], title?: string): Section {
  return { lines, ...(title !== undefined && { title }) }
}

function show(cell: Cell | undefined, most = widest): string {
  if (cell === null || cell === undefined || cell === '') return '–'
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell === 'number') return cell.toLocaleString('en')
  if (cell instanceof Date) return `${cell.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const text = Array.from(plain(cell))
  return text.length > most ? `${text.slice(0, most - 1).join('')}…` : text.join('')
}

/** Strangers choose names, labels and browser texts. These must not move the cursor or reverse the line. */
function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\u{fffd}')
}

/** JSON.stringify leaves some characters that a terminal interprets, so they are escaped here. */
function escaped(json: string): string {
  return json.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
    sign
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}

function lengthOf(text: string): number {
  return Array.from(text).length
}
