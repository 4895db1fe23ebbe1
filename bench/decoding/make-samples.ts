// Single frames as a camera at a door takes them, with one difficulty or several. Each category is described below. Its
// strength was set once, so that the library's defaults read about half of its frames.
import { codeFromRandom } from '#domain/code.ts'
import { linkOf } from '#domain/link.ts'
import * as broken from './broken-display.ts'
import { addGlare, addShadow, defocus, moved, sense } from './lens.ts'
import { randomFrom, type Random } from './random.ts'
import type { Sample } from './tally.ts'
import { codeOf, emptyRoom, frameHeight, frameWidth, placeCode, type Light, type Look, type Pose } from './scene.ts'

/** The modules of a side of our codes; the larger ones of earlier tools are damaged in the same area. */
const smallestSide = 29

/** One frame before the sensor: position and look of the code, and the light's way to the lens. */
export type Shot = {
  pose: Pose
  look: Look
  things: number
  focus: number
  motion: { across: number; down: number }
  exposure: number
  noise: number
  change: (light: Light, pose: Pose, random: Random) => void
}

type Difficulty = (shot: Shot, random: Random) => void

const difficulties: Record<string, Difficulty> = {
  plain: () => {},
  small: ({ pose }, random) => (pose.scale = random.between(1.7, 3)),
  defocus: (shot, random) => (shot.focus = shot.pose.scale * random.between(0.35, 0.8)),
  motion(shot, random) {
    const length = shot.pose.scale * random.between(0.5, 1.7)
    const angle = random.between(0, Math.PI)
    shot.motion = { across: length * Math.cos(angle), down: length * Math.sin(angle) }
  },
  'low light'(shot, random) {
    shot.exposure = random.between(0.09, 0.28)
    shot.noise = random.between(4, 9)
  },
  faded({ look }, random) {
    look.paper = random.between(0.45, 0.6)
    look.ink = look.paper - random.between(0.06, 0.14)
  },
  glare(shot, random) {
    const strength = random.between(0.4, 1.3)
    shot.change = (light, { x, y, scale }) =>
      addGlare(
        light,
        x + random.between(-10, 10) * scale,
        y + random.between(-10, 10) * scale,
        scale * random.between(4, 9),
        strength,
      )
  },
  shadow(shot, random) {
    const depth = random.between(0.75, 0.96)
    shot.change = (light, { x, y }) => addShadow(light, x, y, random.between(0, 2 * Math.PI), depth)
  },
  tipped({ pose }, random) {
    pose.tip = { across: random.between(0.25, 0.5), down: random.between(-0.3, 0.3) }
    pose.scale = random.between(3, 7)
  },
  turned: ({ pose }, random) => (pose.turn = random.between(0, 2 * Math.PI)),
  'phone screen'(shot, random) {
    shot.look.grid = { pitch: random.between(0.11, 0.4), depth: random.between(0.3, 0.75) }
    shot.look.ink = 0.16
    shot.focus = random.between(0.3, 1.2)
  },
  inverted({ look, pose }, random) {
    look.isInverted = true
    pose.scale = random.between(3, 7)
  },
  damaged({ look }, random) {
    look.spots = Array.from({ length: 3 + random.whole(4) }, () => ({
      x: random.between(4, 27),
      y: random.between(4, 27),
      radius: random.between(0.8, 2),
      light: random.pick([0.05, 0.5, 0.95]),
    }))
  },
  curled: ({ pose }, random) => (pose.curl = random.between(0.04, 0.22)),
  'no margin'(shot, random) {
    shot.look.quiet = random.between(0, 1)
    shot.things = 30
  },
}

const everyDifficulty = Object.entries(difficulties)

/** Two or three difficulties at once, each as hard as alone, as in a dark entrance on a rainy evening. */
function mixed(shot: Shot, random: Random): void {
  for (let count = 2 + random.whole(2); count > 0; count--) random.pick(everyDifficulty)[1](shot, random)
  shot.pose.scale = Math.max(shot.pose.scale, 3)
}

/** Large codes, 300 to 400 pixels wide, on displays that are not whole. */
const displays: Record<string, broken.Damage> = {
  'five cracks': broken.cracks(5),
  'nine cracks and chips': broken.together(broken.cracks(9), broken.chips(2)),
  scratched: broken.scratches(8),
  'fingers on it': broken.together(broken.fingerprint, broken.fingerprint),
  'a broken corner': broken.together(broken.brokenCorner, broken.cracks(2)),
}

function onDisplay(damage: broken.Damage): Difficulty {
  return (shot, random) => {
    shot.pose.scale = random.between(9.5, 13)
    shot.change = (light, pose) => damage(light, pose, smallestSide, random)
  }
}

const categories: Record<string, Difficulty> = {
  ...difficulties,
  mixed,
  ...Object.fromEntries(Object.entries(displays).map(([name, damage]) => [name, onDisplay(damage)])),
}

export function easyShot(random: Random): Shot {
  return {
    pose: {
      x: frameWidth / 2 + random.between(-180, 180),
      y: frameHeight / 2 + random.between(-90, 90),
      scale: random.between(2.8, 7),
      turn: random.between(-0.25, 0.25),
      tip: { across: random.between(-0.12, 0.12), down: random.between(-0.12, 0.12) },
      curl: 0,
    },
    look: { paper: 0.88, ink: 0.08, isInverted: false, quiet: 4, grid: undefined, spots: [] },
    things: 6 + random.whole(14),
    focus: random.between(0.3, 0.9),
    motion: { across: 0, down: 0 },
    exposure: random.between(0.7, 1.1),
    noise: random.between(1, 3),
    change: () => {},
  }
}

/**
 * Most codes are ours. Every fourth has small letters, as codes of an earlier tool may, which makes the symbol larger.
 */
export function someText(random: Random): { text: string; isAlphanumeric: boolean } {
  const bytes = Buffer.alloc(64)
  for (let at = 0; at < bytes.length; at++) bytes[at] = random.whole(256)
  const code = codeFromRandom(bytes)!
  const isAlphanumeric = random.next() < 0.75
  return { text: linkOf('https://listpass.example', isAlphanumeric ? code : code.toLowerCase()), isAlphanumeric }
}

export function* madeSamples(perCategory: number, seed: number): Generator<Sample> {
  for (const [place, [category, make]] of Object.entries(categories).entries())
    for (let count = 0; count < perCategory; count++)
      yield madeSample(category, make, randomFrom(seed + place * 1000 + count))
  for (let count = 0; count < perCategory; count++) {
    const random = randomFrom(seed + 90_000 + count)
    const shot = easyShot(random)
    const luma = sense(defocus(emptyRoom(random, 40), shot.focus), random, shot.exposure, shot.noise)
    yield { set: 'made', category: 'no code', text: undefined, hasCode: false, luma }
  }
}

function madeSample(category: string, make: Difficulty, random: Random): Sample {
  const shot = easyShot(random)
  make(shot, random)
  const { text, isAlphanumeric } = someText(random)
  const luma = take(shot, emptyRoom(random, shot.things), codeOf(text, isAlphanumeric), random)
  return { set: 'made', category, text, hasCode: true, luma }
}

/** The camera's picture of the shot. */
export function take(shot: Shot, room: Light, code: ReturnType<typeof codeOf>, random: Random) {
  const light = room.slice()
  placeCode(light, code, shot.pose, shot.look)
  shot.change(light, shot.pose, random)
  const seen = moved(defocus(light, shot.focus), shot.motion.across, shot.motion.down)
  return sense(seen, random, shot.exposure, shot.noise)
}
