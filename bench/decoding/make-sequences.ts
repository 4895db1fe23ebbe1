// Eight frames of a code that somebody holds before the camera. What makes it hard stays for the third of a second that they
// take: the distance, the light, the print, the focus. What changes is how far the hand moves while the shutter is open, and the
// noise. Focus and motion are in pixels: they are the camera's and the hand's, whatever the size of the code.
//
// Of medium difficulty: the ranges were set, on other seeds than the bench's, until zxing's defaults read a good third of the first
// frames and about three fifths of the sequences within 8. No scene is left out for being read or not.
import type { Luma } from '../../web/features/scanner/reading/luma.ts'
import { easyShot, someText, take, type Shot } from './make-samples.ts'
import { randomFrom, type Random } from './random.ts'
import { codeOf, emptyRoom, frameHeight, frameWidth } from './scene.ts'

export type Sequence = { text: string; frames: Luma[] }

const framesEach = 8
/** What the corners on the screen enclose: 76 % of the 4:3 that is shown of a frame. Codes may lie anywhere inside. */
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

/** Between small and near, a little tipped and turned, and with one of the troubles of an evening. */
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
 * Eight frames are a third of a second. The lens breathes in that time and does not find another focus; the arm moves on as it
 * does, and the hand trembles about it 8 to 12 times a second, so that some frames are sharper than others.
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
