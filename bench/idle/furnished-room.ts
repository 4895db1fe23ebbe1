import { frameHeight, frameWidth } from './noisy-camera.ts'

/**
 * A furnished room in a trembling hand, ± 12 px, while somebody walks by: a door, a table, a picture, a lamp. The hand is back
 * where it was after `frames` frames, and so is the person, so that a loop has no jump.
 */
export function furnishedRoom(frame: number, frames: number): Uint8Array {
  const luma = new Uint8Array(frameWidth * frameHeight)
  const turn = (2 * Math.PI * frame) / frames
  // About 9 and 6 times in two seconds, as hands do.
  const [dx, dy] = [Math.round(12 * Math.sin(18 * turn)), Math.round(12 * Math.cos(13 * turn))]
  const person = -100 + (frame / frames) * (frameWidth + 200)
  for (let y = 0, at = 0; y < frameHeight; y++) {
    for (let x = 0; x < frameWidth; x++, at++) luma[at] = lightAt(x + dx, y + dy, person)
  }
  return luma
}

function lightAt(x: number, y: number, person: number): number {
  const aside = Math.abs(x - person)
  if (Math.hypot(aside, y - 250) < 55) return 160
  if (y > 300 && aside < 40 + (y - 300) / 5) return 35
  if (Math.hypot(x - 420, y - 140) < 45) return 230
  if (x > 820 && x < 1060 && y > 120 && y < 260) return x > 840 && x < 1040 && y > 140 && y < 240 ? 170 : 40
  if (x > 640 && x < 1200 && y > 520 && y < 545) return 150
  if (Math.abs(x - 760) < 12 && y >= 545) return 140
  if (x > 120 && x < 300 && y > 150) return 60
  return 90 + x / 20
}
