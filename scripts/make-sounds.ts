// Computes the scanner's sounds (SPEC §2 and five more): npx node scripts/make-sounds.ts
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const rate = 22_050
const folder = join(import.meta.dirname, '..', 'web', 'public', 'sounds')

/** One tone: its start and length in seconds, its pitch in hertz, and the strength of its overtones. */
type Tone = { from: number; lasts: number; pitch: number; overtones: readonly number[]; falls: number }

/** A bell: few overtones, fading at once. Up a fifth, from E6 to B6, for "come in". */
const bell = [1, 0.28, 0.1]
const success: Tone[] = [
  { from: 0, lasts: 0.16, pitch: 1318.5, overtones: bell, falls: 16 },
  { from: 0.09, lasts: 0.25, pitch: 1975.5, overtones: bell, falls: 13 },
]

/**
 * A reed: odd overtones, held. Down a third, from G3 to E♭3, for "stop". It must differ clearly from the other in a loud room.
 */
const reed = [1, 0, 0.5, 0, 0.3, 0, 0.16]
const error: Tone[] = [
  { from: 0, lasts: 0.17, pitch: 196, overtones: reed, falls: 2 },
  { from: 0.18, lasts: 0.24, pitch: 155.6, overtones: reed, falls: 4 },
]

/** Admitted by the device alone: only the first bell of "come in", twice and softly. */
const saved: Tone[] = [
  { from: 0, lasts: 0.12, pitch: 1318.5, overtones: bell, falls: 20 },
  { from: 0.14, lasts: 0.2, pitch: 1318.5, overtones: bell, falls: 16 },
]

/** An exit: the same bell, down a fifth. */
const out: Tone[] = [
  { from: 0, lasts: 0.16, pitch: 1318.5, overtones: bell, falls: 14 },
  { from: 0.1, lasts: 0.26, pitch: 880, overtones: bell, falls: 12 },
]

/** Needs attention: three horns, longer than all other sounds, and never instead of a verdict. */
const horn = [1, 0.6, 0.4, 0.25]
const conflict: Tone[] = [0, 0.24, 0.48].map((from) => ({
  from,
  lasts: 0.18,
  pitch: from === 0.24 ? 554.4 : 440,
  overtones: horn,
  falls: 1,
}))

/** The sound of a question: one wooden knock at a constant pitch. */
const question: Tone[] = [{ from: 0, lasts: 0.12, pitch: 659.3, overtones: [1, 0, 0.2], falls: 30 }]

/** Admitted, with something to know: three taps of wood, in the time of "come in". */
const attention: Tone[] = [0, 0.12, 0.24].map((from) => ({
  from,
  lasts: 0.1,
  pitch: 523.3,
  overtones: [1, 0, 0.3, 0, 0.1],
  falls: 34,
}))

await mkdir(folder, { recursive: true })
for (const [name, tones] of Object.entries({ success, error, out, saved, conflict, question, attention })) {
  await writeFile(join(folder, `${name}.wav`), wav(mix(tones)))
}

function mix(tones: readonly Tone[]): Float64Array {
  const end = Math.max(...tones.map(({ from, lasts }) => from + lasts))
  const samples = new Float64Array(Math.round(end * rate))
  for (const tone of tones) {
    const first = Math.round(tone.from * rate)
    const count = Math.round(tone.lasts * rate)
    for (let at = 0; at < count; at++) samples[first + at]! += sampleOf(tone, at / rate)
  }
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return samples.map((sample) => (sample / loudest) * 0.8)
}

/** Fades in for 5 ms and out for 30 ms, so that the sound does not click. */
function sampleOf({ lasts, pitch, overtones, falls }: Tone, seconds: number): number {
  const shape = Math.min(1, seconds / 0.005, (lasts - seconds) / 0.03) * Math.exp(-falls * seconds)
  return overtones.reduce(
    (sum, strength, place) => sum + shape * strength * Math.sin(2 * Math.PI * pitch * (place + 1) * seconds),
    0,
  )
}

/** Mono, 16 bits, as every browser reads it. */
function wav(samples: Float64Array): Buffer {
  const bytes = samples.length * 2
  const file = Buffer.alloc(44 + bytes)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + bytes, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(bytes, 40)
  samples.forEach((sample, at) => file.writeInt16LE(Math.round(sample * 32_767), 44 + at * 2))
  return file
}
