// Eight frames of a code that a guest holds up, taken within a third of a second. Distance, light, print and focus stay
// the same for all eight. The hand's motion while the shutter is open changes, and so does the noise. Focus and motion
// are in pixels, because they belong to camera and hand, whatever the size of the code.
// The difficulty is medium. The ranges were set on seeds that the bench does not use, until zxing's defaults read a
// good third of the first frames and about three fifths of the sequences. No scene is left out because of its result.
import type { Luma } from '../../web/features/scanner/reading/luma.ts'
import { easyShot, someText, take, type Shot } from './make-samples.ts'
import { randomFrom, type Random } from './random.ts'
import { codeOf, emptyRoom, frameHeight, frameWidth } from './scene.ts'

export type Sequence = { text: string; frames: Luma[] }

const framesEach = 8
/**
 * The area inside the corners on the screen: 76 % of the 4:3 part of a frame that is shown. Codes may lie anywhere
 * inside.
 */
const guides = { width: 730, height: 547 }
/** The distance from the middle of a code of this size to its farthest edge. */
const reach = 65
const framesASecond = 25

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

/** A pose between small and near, slightly tipped and turned, with one difficulty of an evening. */
function handHeldShot(random: Random): Shot {
  const shot = easyShot(random)
  shot.pose.scale = random.between(2.3, 3.7)
  shot.pose.x = frameWidth / 2 + random.between(-0.5, 0.5) * (guides.width - 2 * reach)
  shot.pose.y = frameHeight / 2 + random.between(-0.5, 0.5) * (guides.height - 2 * reach)
  shot.pose.turn = random.between(-0.6, 0.6)
  shot.pose.tip = { across: random.between(-0.2, 0.2), down: random.between(-0.2, 0.2) }
  const trouble = random.next()
  if (trouble < 0.15) {
    shot.exposure = random.between(0.25, 0.5)
    shot.noise = random.between(3, 5.5)
  } else if (trouble < 0.35) {
    shot.look.paper = random.between(0.5, 0.7)
    shot.look.ink = shot.look.paper - random.between(0.16, 0.3)
  } else if (trouble < 0.5) {
    shot.look.grid = { pitch: random.between(0.15, 0.4), depth: random.between(0.2, 0.5) }
  }
  return shot
}

/**
 * Eight frames take a third of a second. In that time the lens drifts slightly and does not refocus. The arm keeps
 * moving, and the hand trembles 8 to 12 times a second, so that some frames are sharper than others.
 */
function handOf(shot: Shot, random: Random) {
  const blur = random.between(0.35, 0.8)
  const breath = random.between(0.04, 0.12)
  const tremble = random.between(0.6, 2.8)
  const arm = { across: random.normal() * 0.15, down: random.normal() * 0.15 }
  const turnsAFrame = { across: random.between(8, 12) / framesASecond, down: random.between(8, 12) / framesASecond }
  const begin = { across: random.next(), down: random.next() }
  let frame = 0
  const speed = (way: 'across' | 'down') =>
    arm[way] + tremble * Math.cos(2 * Math.PI * (begin[way] + frame * turnsAFrame[way]))
  return {
    move() {
      shot.motion = { across: speed('across'), down: speed('down') }
      // The shutter is open for half of the time.
      shot.pose.x += shot.motion.across * 2
      shot.pose.y += shot.motion.down * 2
      shot.pose.turn += random.normal() * 0.005
      shot.pose.scale *= 1 + random.normal() * 0.003
      shot.focus = blur * (1 + breath * Math.sin(2 * Math.PI * (begin.across + frame / framesEach)))
      frame++
    },
  }
}
