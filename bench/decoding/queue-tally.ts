import type { Queue } from './make-queues.ts'
import type { Reader, Readers } from './readers.ts'

type Row = { held: number; next: number; frames: number }

/** Counts whose code each reader takes first: the guest's at the door, or the next guest's in the queue. */
export function createQueueTally({ live, defaults }: Pick<Readers, 'live' | 'defaults'>) {
  const readers: Reader[] = [defaults, live.first, live.slow, live.quick]
  const rows = new Map(readers.map((reader): [Reader, Row] => [reader, { held: 0, next: 0, frames: 0 }]))
  let scenes = 0

  return {
    async add({ held, next, frames }: Queue) {
      scenes++
      for (const reader of readers) {
        const row = rows.get(reader)!
        for (const frame of frames) {
          row.frames++
          const { text } = await reader.read(frame)
          if (text === undefined) continue
          if (text === held) row.held++
          if (text === next) row.next++
          break
        }
        reader.forget?.()
      }
    },

    print() {
      console.log(`\nqueue: ${scenes} scenes of 8 frames`)
      console.table(
        readers.map((reader) => {
          const { held, next, frames } = rows.get(reader)!
          return {
            reader: reader.name,
            'the right guest': held,
            'the wrong guest': next,
            none: scenes - held - next,
            'frames a scene': (frames / scenes).toFixed(1),
          }
        }),
      )
    },
  }
}
