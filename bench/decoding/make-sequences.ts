// Eight frames of a code that somebody holds before the camera: the hand trembles, the lens looks for its focus, and the
// noise is another one in every frame. Of medium difficulty: a single frame is often not enough, eight mostly are.
import type { Luma } from '../../web/features/scanner/reading/luma.ts'
import { easyShot, someText, take, type Shot } from './make-samples.ts'
import { randomFrom, type Random } from './random.ts'
import { codeOf, emptyRoom } from './scene.ts'

export type Sequence = { text: string; frames: Luma[] }

const framesEach = 8

export function* madeSequences(count: number, seed: number): Generator<Sequence> {
  for (let place = 0; place < count; place++) yield madeSequence(randomFrom(seed + place))
}

function madeSequence(random: Random): Sequence {
  const { text, isAlphanumeric } = someText(random)
  const code = codeOf(text, isAlphanumeric)
  const shot = handHeldShot(random)
  const room = emptyRoom(random, shot.things)
  const hand = handOf(shot, random)
  const frames = Array.from({ length: framesEach }, () => {
    hand.move()
    return take(shot, room, code, random)
  })
  return { text, frames }
}

/** Between small and near, a little tipped and turned, and with one of the troubles of an evening. */
function handHeldShot(random: Random): Shot {
  const shot = easyShot(random)
  shot.pose.scale = random.between(1.5, 2.9)
  shot.pose.turn = random.between(-0.6, 0.6)
  shot.pose.tip = { across: random.between(-0.2, 0.2), down: random.between(-0.2, 0.2) }
  const trouble = random.next()
  if (trouble < 0.25) {
    shot.exposure = random.between(0.2, 0.4)
    shot.noise = random.between(4, 7)
  } else if (trouble < 0.45) {
    shot.look.paper = random.between(0.5, 0.7)
    shot.look.ink = shot.look.paper - random.between(0.16, 0.3)
  } else if (trouble < 0.6) {
    shot.look.grid = { pitch: random.between(0.15, 0.4), depth: random.between(0.2, 0.5) }
  }
  return shot
}

function handOf(shot: Shot, random: Random) {
  const blur = shot.pose.scale * random.between(0.05, 0.28)
  const swing = shot.pose.scale * random.between(0.05, 0.3)
  let searching = random.between(0, 2 * Math.PI)
  return {
    move() {
      const across = random.normal() * swing
      const down = random.normal() * swing
      shot.pose.x += across * 2
      shot.pose.y += down * 2
      shot.pose.turn += random.normal() * 0.02
      shot.pose.scale *= 1 + random.normal() * 0.01
      // What the hand does while the shutter is open is a part of what it does between two frames.
      shot.motion = { across, down }
      searching += random.between(0.3, 0.9)
      shot.focus = blur * (1 + 0.45 * Math.sin(searching))
    },
  }
}
