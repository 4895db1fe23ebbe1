import type { Sequence } from './make-sequences.ts'
import type { Reader, Readers } from './readers.ts'
import { quantile } from './tally.ts'

type Row = { onFirst: number; within: number; falseReads: number; ms: number[] }

/** Counts the frame of a sequence on which each reader first reads the code. Later frames are not counted. */
export function createSequenceTally({ live, defaults }: Pick<Readers, 'live' | 'defaults'>) {
  const readers = [defaults, live.first, live.slow, live.quick, live.all]
  const rows = new Map<Reader, Row>(readers.map((reader) => [reader, { onFirst: 0, within: 0, falseReads: 0, ms: [] }]))
  let sequences = 0

  return {
    async add({ text, frames }: Sequence) {
      sequences++
      for (const reader of readers) {
        const row = rows.get(reader)!
        for (const [place, frame] of frames.entries()) {
          const result = await reader.read(frame)
          row.ms.push(result.ms)
          if (result.text === undefined) continue
          if (result.text !== text) row.falseReads++
          else {
            row.within++
            if (place === 0) row.onFirst++
          }
          break
        }
        reader.forget?.()
      }
    },

    print() {
      const base = rows.get(defaults)!
      console.log(`\nhand-held: ${sequences} sequences of 8 frames`)
      console.table(
        readers.map((reader) => {
          const { onFirst, within, falseReads, ms } = rows.get(reader)!
          return {
            reader: reader.name,
            'on frame 1': `${((100 * onFirst) / sequences).toFixed(1)} %`,
            'of the defaults': (onFirst / base.onFirst).toFixed(2),
            'within 8': `${((100 * within) / sequences).toFixed(1)} %`,
            'of the defaults ': (within / base.within).toFixed(2),
            'false reads': falseReads,
            'ms a frame, median': quantile(ms, 0.5).toFixed(1),
            'ms, p95': quantile(ms, 0.95).toFixed(1),
          }
        }),
      )
    },
  }
}
