import type { Reader, Readers } from './readers.ts'
import type { Luma } from '../../web/features/scanner/reading/luma.ts'

type Row = { seen: number; read: number; falseReads: number; ms: number[] }
type Counts = { seen: number; ours: number; defaults: number }

/**
 * Counts how many of the same pictures each reader reads. Readers take turns, so that a slow moment of the machine
 * affects all of them.
 */
export function createTally({ ours, in40, all, defaults, others }: Readers) {
  const quick = [ours, in40, all, defaults]
  const rows = new Map<Reader, Row>([...quick, ...others].map((reader) => [reader, emptyRow()]))
  /** The quick readers' results for the pictures that the slow readers also saw. */
  const shared = new Map<Reader, Row>([...quick, ...others].map((reader) => [reader, emptyRow()]))
  const categories = new Map<string, Counts>()
  let turn = 0

  return {
    async add(sample: Sample, isShared: boolean) {
      const readers = isShared ? [...quick, ...others] : quick
      // The first reader finds cold caches, so readers take turns at going first.
      const first = turn++ % readers.length
      const read = new Set<Reader>()
      for (const reader of [...readers.slice(first), ...readers.slice(0, first)]) {
        const result = await reader.read(sample.luma)
        if (judge(sample, result, rows.get(reader)!)) read.add(reader)
        if (isShared) judge(sample, result, shared.get(reader)!)
      }
      const counts = categories.get(sample.category) ?? { seen: 0, ours: 0, defaults: 0 }
      counts.seen++
      if (read.has(in40)) counts.ours++
      if (read.has(defaults)) counts.defaults++
      categories.set(sample.category, counts)
    },

    print(title: string) {
      const base = rows.get(defaults)!
      console.log(`\n${title}: ${base.seen} pictures`)
      console.table(quick.map((reader) => lineOf(reader.name, rows.get(reader)!, base.read)))
      if (others.length > 0) {
        console.log(`${title}: ${shared.get(defaults)!.seen} of them, shown to all`)
        console.table(
          [...quick, ...others].map((reader) => lineOf(reader.name, shared.get(reader)!, shared.get(defaults)!.read)),
        )
      }
      const parts = [...categories].map(
        ([name, { seen, ours: own, defaults: theirs }]) => `${name} ${own}:${theirs}/${seen}`,
      )
      console.log(`Ours : defaults / pictures. ${parts.join(' · ')}`)
    },
  }
}

function emptyRow(): Row {
  return { seen: 0, read: 0, falseReads: 0, ms: [] }
}

/** Whether the code was read. In photographs of several codes, any of them counts. Without a code, any text is a false read. */
function judge({ text, hasCode }: Sample, result: { text: string | undefined; ms: number }, row: Row): boolean {
  const isRead = result.text !== undefined && hasCode && (text === undefined || result.text === text)
  row.seen++
  row.ms.push(result.ms)
  if (isRead) row.read++
  else if (result.text !== undefined) row.falseReads++
  return isRead
}

function lineOf(reader: string, { seen, read, falseReads, ms }: Row, base: number) {
  return {
    reader,
    read,
    share: `${((100 * read) / seen).toFixed(1)} %`,
    'of the defaults': (read / base).toFixed(3),
    'false reads': falseReads,
    'ms, median': quantile(ms, 0.5).toFixed(1),
    'ms, p95': quantile(ms, 0.95).toFixed(1),
  }
}

export function quantile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0
}

/** A picture and its true content. Without a known text, any text counts as read. Without a code, any text is a false read. */
export type Sample = { set: string; category: string; text: string | undefined; hasCode: boolean; luma: Luma }
