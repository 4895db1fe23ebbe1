// Reading codes: our ways beside zxing-wasm's defaults and the readers of other web scanners. Promises of DESIGN §10:
// - single pictures: ≥ 1.07 × the defaults at p95 ≤ 40 ms
// - sequences of 8 frames, with codes anywhere inside the corners: ≥ 1.3 × on a slow phone
// - the first frame of a sequence, with all ways: ≥ 1.7 ×
// - queues: the right guest in 23 of 24
// - no false read
// `npm run bench -- decoding [folder of pictures]`; decoding/read-folder.ts describes the folder.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { madeQueues } from './decoding/make-queues.ts'
import { madeSamples } from './decoding/make-samples.ts'
import { madeSequences } from './decoding/make-sequences.ts'
import { samplesOfFolder } from './decoding/read-folder.ts'
import { openReaders, type Readers } from './decoding/readers.ts'
import { createQueueTally } from './decoding/queue-tally.ts'
import { createTally, type Sample } from './decoding/tally.ts'
import { createSequenceTally } from './decoding/sequence-tally.ts'

const perCategory = Number(process.env['LISTPASS_BENCH_PICTURES'] ?? 14)
const sequences = Number(process.env['LISTPASS_BENCH_SEQUENCES'] ?? 120)
const queues = Number(process.env['LISTPASS_BENCH_QUEUES'] ?? 48)
/** Slow readers get only every n-th picture; the comparison uses the pictures that all readers got. */
const slowEvery = 4
/** The ways were chosen with pictures of seeds from 1, so the bench draws others. */
const seed = 7_000_000

const folder = process.argv[2]
const temporary = mkdtempSync(join(tmpdir(), 'decoding-bench-'))
try {
  const readers = await openReaders(temporary)
  await measurePictures(readers, 'made', madeSamples(perCategory, seed))
  if (folder !== undefined) await measurePictures(readers, 'folder', samplesOfFolder(folder))
  await measureSequences(readers)
  await measureQueues(readers)
} finally {
  rmSync(temporary, { recursive: true })
}

async function measurePictures(readers: Readers, title: string, samples: AsyncIterable<Sample> | Iterable<Sample>) {
  const tally = createTally(readers)
  let seen = 0
  for await (const sample of samples) await tally.add(sample, seen++ % slowEvery === 0)
  tally.print(title)
}

async function measureSequences(readers: Readers) {
  const tally = createSequenceTally(readers)
  for (const sequence of madeSequences(sequences, seed)) await tally.add(sequence)
  tally.print()
}

async function measureQueues(readers: Readers) {
  const tally = createQueueTally(readers)
  for (const queue of madeQueues(queues, seed)) await tally.add(queue)
  tally.print()
}
