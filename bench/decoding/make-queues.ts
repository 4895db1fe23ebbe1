// A queue in front of the camera. One code is held up; the next guest's code is behind it, smaller and at the edge. The
// front code is nearer than the lens can focus, in half of the scenes much nearer. The one behind is sharp.
import type { Luma } from '../../web/features/scanner/reading/luma.ts'
import { defocus, sense } from './lens.ts'
import { easyShot, someText } from './make-samples.ts'
import { randomFrom, type Random } from './random.ts'
import { codeOf, emptyRoom, frameHeight, frameWidth, placeCode } from './scene.ts'

export type Queue = { held: string; next: string; frames: Luma[] }

const framesEach = 8

export function* madeQueues(count: number, seed: number): Generator<Queue> {
  for (let place = 0; place < count; place++) yield madeQueue(randomFrom(seed + place), place % 2 === 1)
}

function madeQueue(random: Random, isBlurred: boolean): Queue {
  const shot = easyShot(random)
  const room = emptyRoom(random, shot.things)
  const [held, next] = [someText(random), someText(random)]
  const side = random.pick([-1, 1])
  const front = {
    ...shot.pose,
    x: frameWidth / 2 + random.between(-60, 60),
    y: frameHeight / 2 + random.between(-40, 40),
    scale: random.between(6, 9),
  }
  const behind = {
    ...shot.pose,
    // The code lies inside the corners, on them, or outside the visible picture.
    x: frameWidth / 2 + side * random.between(300, 560),
    y: frameHeight / 2 + random.between(-200, 200),
    scale: random.between(2.5, 3.5),
  }
  const blurred = room.slice()
  placeCode(blurred, codeOf(held.text, held.isAlphanumeric), front, shot.look)
  const light = defocus(blurred, isBlurred ? random.between(1.5, 3.5) : random.between(0.5, 1.5))
  placeCode(light, codeOf(next.text, next.isAlphanumeric), behind, shot.look)
  const frames = Array.from({ length: framesEach }, () => sense(defocus(light, 0.4), random, shot.exposure, shot.noise))
  return { held: held.text, next: next.text, frames }
}
