import { isDay, nightOf, type Window } from '../times/days.ts'

export type Session = Window & { name: string }
export type Unread = { line: number; text: string; why: 'name' | 'times' | 'day' }

/**
 * Reads a programme as it is pasted from a page or a spreadsheet: name, start and end a line, or name, day, start and end.
 * Columns are divided by tabs, semicolons or commas. A session that ends before it starts ends on the next morning.
 */
export function readProgramme(text: string, dayOfOthers: string): { sessions: Session[]; unread: Unread[] } {
  const sessions: Session[] = []
  const unread: Unread[] = []
  for (const [place, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = written.trim()
    if (line === '') continue
    const read = readLine(line, dayOfOthers)
    if (typeof read === 'string') unread.push({ line: place + 1, text: line, why: read })
    else sessions.push(read)
  }
  return { sessions, unread }
}

/** A name may hold commas itself, so a line is read from its end. */
function readLine(line: string, dayOfOthers: string): Session | Unread['why'] {
  const columns = columnsOf(line)
  const [from, to] = columns.splice(-2).map(timeOf)
  if (from === undefined || to === undefined) return 'times'
  const ownDay = columns.length > 1 ? dayOf(columns.at(-1) ?? '') : undefined
  const name = (ownDay === undefined ? columns : columns.slice(0, -1)).join(', ').trim()
  if (name === '') return 'name'
  const day = ownDay ?? dayOfOthers
  return isDay(day) ? { name, ...nightOf(day, from, to) } : 'day'
}

/** "19:00–20:30" in one column is two times. */
function columnsOf(line: string): string[] {
  const divider = ['\t', ';', ','].find((each) => line.includes(each)) ?? ','
  const columns = line.split(divider).map((column) => column.trim())
  while (columns.at(-1) === '') columns.pop()
  const span = /^(\d.*?)\s*[-–—]\s*(\d.*)$/.exec(columns.at(-1) ?? '')
  if (span && dayOf(columns.at(-1) ?? '') === undefined) columns.splice(-1, 1, span[1] ?? '', span[2] ?? '')
  return columns
}

/** "9:30", "09.30", "9:30 pm" and "9 pm", as "09:30" and "21:30". */
function timeOf(text: string): string | undefined {
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?:[:.](\d\d))?(?:\s*([ap])\.?m\.?)?$/i.exec(text) ?? []
  if (hours === undefined || (half === undefined && !/[:.]/.test(text))) return undefined
  const isTwelve = half !== undefined
  const hour = isTwelve ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  const isWrong = hour > 23 || Number(minutes) > 59 || (isTwelve && (Number(hours) < 1 || Number(hours) > 12))
  return isWrong ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`
}

/** "2026-06-05" or "5.6.2026". With slashes, a day could be a month. */
function dayOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const read = year === undefined ? text : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isDay(read) ? read : undefined
}
