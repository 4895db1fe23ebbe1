import { closeSync, openSync, writeSync, writeFileSync } from 'node:fs'
import { randomFrom } from '../decoding/random.ts'

export const frameWidth = 1280
export const frameHeight = 720
const noise = 4

/** A camera that Chromium plays from a file, in a loop of this many frames, each with different noise. */
export function createNoisyCamera(path: string, framesKept = 10) {
  const head = 'YUV4MPEG2 W1280 H720 F30:1 Ip A1:1 C420\n'
  const mark = Buffer.from('FRAME\n')
  const pixels = frameWidth * frameHeight
  const frameBytes = mark.length + pixels * 1.5
  const random = randomFrom(1)
  const table = Float32Array.from({ length: 2 ** 16 }, () => random.normal() * noise)
  writeFileSync(
    path,
    Buffer.concat([Buffer.from(head), ...Array.from({ length: framesKept }, () => frameOf(new Uint8Array(pixels)))]),
  )

  function frameOf(luma: Uint8Array): Buffer {
    return Buffer.concat([mark, noisy(luma), Buffer.alloc(pixels / 2, 128)])
  }

  function noisy(luma: Uint8Array): Uint8Array {
    const out = new Uint8ClampedArray(luma.length)
    let place = random.whole(table.length)
    for (let at = 0; at < luma.length; at++) {
      place = at % frameWidth === 0 ? random.whole(table.length) : (place + 7919) % table.length
      out[at] = luma[at]! + table[place]!
    }
    return new Uint8Array(out.buffer)
  }

  return {
    path,
    /** The same scene in each frame, or a scene by frame. */
    show(scene: Uint8Array | ((frame: number) => Uint8Array)) {
      const file = openSync(path, 'r+')
      for (let frame = 0; frame < framesKept; frame++) {
        const luma = typeof scene === 'function' ? scene(frame) : scene
        writeSync(file, noisy(luma), 0, pixels, head.length + frame * frameBytes + mark.length)
      }
      closeSync(file)
    },
  }
}
