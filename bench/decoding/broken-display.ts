// A broken or dirty display over a code: cracks from where it was hit, chips of glass, scratches, a finger's print, and a corner
// that is gone. Lengths are in modules of the code; light is that of scene.ts.
import type { Random } from './random.ts'
import { frameHeight, frameWidth, type Light, type Pose } from './scene.ts'

type Point = { x: number; y: number }
/** Draws over the light of the frame, on the display that shows a code of so many modules in this pose. */
export type Damage = (light: Light, pose: Pose, side: number, random: Random) => void

/** Cracks run from one point in jagged lines. A crack mirrors a lamp in some places and swallows light in others. */
export function cracks(count: number, widest = 0.55): Damage {
  return (light, pose, side, random) => {
    const hit = pointOn(pose, side, random)
    for (let crack = 0; crack < count; crack++) {
      const start = random.next() < 0.75 ? hit : pointOn(pose, side, random)
      drawCrack(light, pose, start, random.between(0.18, widest), random)
    }
  }
}

function drawCrack(light: Light, { scale }: Pose, start: Point, width: number, random: Random): void {
  let [from, angle, shade] = [start, random.between(0, 2 * Math.PI), random.pick([0.05, 0.1, 0.85, 0.95])]
  const pieces = 3 + random.whole(5)
  for (let piece = 0; piece < pieces; piece++) {
    angle += random.normal() * 0.45
    if (random.next() < 0.35) shade = random.pick([0.05, 0.1, 0.85, 0.95])
    const length = scale * random.between(2, 8)
    const to = { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) }
    drawLine(light, from, to, (width * scale * (pieces - piece * 0.6)) / pieces, shade, random.between(0.7, 1))
    from = to
  }
}

/** Glass that broke out: dark or bright, and never round. */
export function chips(count: number): Damage {
  return (light, pose, side, random) => {
    for (let chip = 0; chip < count; chip++) {
      const middle = pointOn(pose, side, random)
      const shade = random.pick([0.05, 0.1, 0.9])
      for (let part = 0; part < 3; part++) {
        const length = pose.scale * random.between(0.3, 0.9)
        const angle = random.between(0, 2 * Math.PI)
        const to = { x: middle.x + length * Math.cos(angle), y: middle.y + length * Math.sin(angle) }
        drawLine(light, middle, to, pose.scale * random.between(0.8, 1.5), shade, 1)
      }
    }
  }
}

/** Long, straight and faint. */
export function scratches(count: number): Damage {
  return (light, pose, side, random) => {
    for (let scratch = 0; scratch < count; scratch++) {
      const [from, to] = [pointOn(pose, side, random), pointOn(pose, side, random)]
      drawLine(
        light,
        from,
        to,
        pose.scale * random.between(0.08, 0.25),
        random.pick([0.3, 0.9]),
        random.between(0.3, 0.8),
      )
    }
  }
}

/** Grease takes contrast away, in the lines of a finger. */
export const fingerprint: Damage = (light, pose, side, random) => {
  const { x: middleX, y: middleY } = pointOn(pose, side, random)
  const [radius, pitch] = [pose.scale * random.between(5, 10), pose.scale * random.between(0.4, 0.8)]
  const [depth, form] = [random.between(0.4, 0.75), random.between(0.6, 1)]
  forEachPixel(middleX - radius, middleY - radius, middleX + radius, middleY + radius, (x, y, at) => {
    const distance = Math.hypot((x - middleX) / form, y - middleY)
    if (distance > radius) return
    const ridge = 0.5 + 0.5 * Math.cos((distance / pitch) * Math.PI * 2)
    const share = depth * (1 - distance / radius) * (0.4 + 0.6 * ridge)
    light[at] = light[at]! * (1 - share) + 0.6 * share
  })
}

/** A corner of the display that shows nothing any more: often with a finder in it. */
export const brokenCorner: Damage = (light, pose, side, random) => {
  const [cos, sin] = [Math.cos(pose.turn), Math.sin(pose.turn)]
  const depth = random.between(3, 7)
  const [across, down] = random.pick([
    [1, 1],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const)
  const tilt = random.between(-0.25, 0.25)
  const [shade, reach] = [random.pick([0.03, 0.5]), side * pose.scale]
  forEachPixel(pose.x - reach, pose.y - reach, pose.x + reach, pose.y + reach, (x, y, at) => {
    const [dx, dy] = [(x - pose.x) / pose.scale, (y - pose.y) / pose.scale]
    const [u, v] = [(dx * cos + dy * sin) * across - side / 2, (dy * cos - dx * sin) * down - side / 2]
    const isGone = u * (1 + tilt) + v * (1 - tilt) > -depth * Math.SQRT2 && u < 4 && v < 4
    if (isGone) light[at] = shade
  })
}

export function together(...damages: Damage[]): Damage {
  return (light, pose, side, random) => {
    for (const damage of damages) damage(light, pose, side, random)
  }
}

function pointOn({ x, y, scale, turn }: Pose, side: number, random: Random): Point {
  const [u, v] = [random.between(-0.5, 0.5) * side * scale, random.between(-0.5, 0.5) * side * scale]
  return { x: x + u * Math.cos(turn) - v * Math.sin(turn), y: y + u * Math.sin(turn) + v * Math.cos(turn) }
}

function drawLine(light: Light, from: Point, to: Point, width: number, shade: number, share: number): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = Math.max(dx * dx + dy * dy, 1e-6)
  const reach = width / 2 + 1
  const [left, right] = [Math.min(from.x, to.x) - reach, Math.max(from.x, to.x) + reach]
  forEachPixel(left, Math.min(from.y, to.y) - reach, right, Math.max(from.y, to.y) + reach, (x, y, at) => {
    const along = Math.min(Math.max(((x - from.x) * dx + (y - from.y) * dy) / square, 0), 1)
    const distance = Math.hypot(x - from.x - along * dx, y - from.y - along * dy)
    const covered = share * Math.min(Math.max(width / 2 + 0.5 - distance, 0), Math.min(1, width))
    light[at] = light[at]! * (1 - covered) + shade * covered
  })
}

/** The pixels whose middles are in this part of the frame. */
function forEachPixel(
  left: number,
  top: number,
  right: number,
  bottom: number,
  change: (x: number, y: number, at: number) => void,
): void {
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(frameHeight, bottom); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(frameWidth, right); x++)
      change(x + 0.5, y + 0.5, y * frameWidth + x)
}
