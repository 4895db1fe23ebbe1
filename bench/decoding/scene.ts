// The scene in front of the camera: a code on paper or on a screen, somewhere in a room, as light per pixel.
import { encodeQR } from 'qr'
import type { Random } from './random.ts'

export const frameWidth = 1280
export const frameHeight = 720

/** Light per pixel, from 0 for black to 1 for white. Fractions matter until the sensor rounds them. */
export type Light = Float32Array

export type Code = { modules: readonly (readonly boolean[])[]; side: number }

/** The position of the code: its middle in the frame, the size of a module, and how it is turned, tipped and curled. */
export type Pose = {
  x: number
  y: number
  /** Pixels per module at the middle of the code. */
  scale: number
  turn: number
  /** How much smaller the code becomes towards one side, across and down; 0 lies flat. */
  tip: { across: number; down: number }
  /** The share of the width that bent paper hides. */
  curl: number
}

export type Look = {
  paper: number
  ink: number
  isInverted: boolean
  /** The width of the quiet zone in modules; the standard asks for 4. */
  quiet: number
  /** The pixel grid of a screen: the distance of its lines in modules, and how dark they are. */
  grid: { pitch: number; depth: number } | undefined
  /** Spots of dirt, tears and stickers over it, in modules. */
  spots: readonly { x: number; y: number; radius: number; light: number }[]
}

export function codeOf(text: string, isAlphanumeric: boolean): Code {
  const encoding = isAlphanumeric ? 'alphanumeric' : 'byte'
  const drawn = encodeQR(text, 'raw', { ecc: 'medium', border: 1, encoding })
  const modules = drawn.slice(1, -1).map((row) => row.slice(1, -1))
  return { modules, side: modules.length }
}

/** A room: a wall that grows darker to one side, and things in it, with edges. */
export function emptyRoom(random: Random, things: number): Light {
  const light = new Float32Array(frameWidth * frameHeight)
  const base = random.between(0.15, 0.6)
  const [across, down] = [random.between(-0.25, 0.25), random.between(-0.25, 0.25)]
  for (let y = 0; y < frameHeight; y++)
    for (let x = 0; x < frameWidth; x++)
      light[y * frameWidth + x] = base + (across * x) / frameWidth + (down * y) / frameHeight
  for (let count = 0; count < things; count++) addThing(light, random)
  return light
}

function addThing(light: Light, random: Random): void {
  const width = random.between(10, 420)
  const height = random.between(6, 320)
  const left = random.between(-width / 2, frameWidth - width / 2)
  const top = random.between(-height / 2, frameHeight - height / 2)
  const value = random.between(0.02, 0.95)
  // Stripes look like writing from afar, and like finder patterns to a careless reader.
  const stripe = random.next() < 0.5 ? random.between(3, 18) : 0
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(frameHeight, top + height); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(frameWidth, left + width); x++) {
      const isGap = stripe > 0 && Math.floor(x / stripe + Math.floor(y / stripe) * 0.37) % 2 === 0
      if (!isGap) light[y * frameWidth + x] = value
    }
  }
}

/** Draws the code into the room. Each pixel is the mean of four rays, like the light on a sensor's pixel. */
export function placeCode(light: Light, code: Code, pose: Pose, look: Look): void {
  const reach = (code.side / 2 + look.quiet) * pose.scale * 1.9
  const [fromX, toX] = [Math.max(0, Math.floor(pose.x - reach)), Math.min(frameWidth, Math.ceil(pose.x + reach))]
  const [fromY, toY] = [Math.max(0, Math.floor(pose.y - reach)), Math.min(frameHeight, Math.ceil(pose.y + reach))]
  const ray = rayThrough(code, pose, look)
  for (let y = fromY; y < toY; y++) {
    for (let x = fromX; x < toX; x++) {
      const at = y * frameWidth + x
      const behind = light[at]!
      const seen =
        ray(x + 0.25, y + 0.25, behind) +
        ray(x + 0.75, y + 0.25, behind) +
        ray(x + 0.25, y + 0.75, behind) +
        ray(x + 0.75, y + 0.75, behind)
      light[at] = seen / 4
    }
  }
}

/** The light at this point of the frame: a point of the code, or the background beyond the paper. */
function rayThrough(code: Code, pose: Pose, look: Look): (x: number, y: number, behind: number) => number {
  const [cos, sin] = [Math.cos(pose.turn), Math.sin(pose.turn)]
  const half = code.side / 2
  const edge = half + look.quiet
  const { across: tipAcross, down: tipDown } = pose.tip
  return (x, y, behind) => {
    const [dx, dy] = [(x - pose.x) / pose.scale, (y - pose.y) / pose.scale]
    const [turnedX, turnedY] = [dx * cos + dy * sin, dy * cos - dx * sin]
    const depth = 1 - (tipAcross * turnedX + tipDown * turnedY) / half
    if (depth < 0.2) return behind
    const flatY = turnedY / depth
    const bentX = turnedX / depth / half
    const flatX = (bentX + pose.curl * bentX * bentX * bentX) * half
    if (Math.abs(flatX) > edge || Math.abs(flatY) > edge) return behind
    return lightOn(flatX + half, flatY + half, code, look)
  }
}

function lightOn(x: number, y: number, { modules, side }: Code, look: Look): number {
  for (const spot of look.spots) if ((x - spot.x) ** 2 + (y - spot.y) ** 2 < spot.radius ** 2) return spot.light
  const isWithin = x >= 0 && y >= 0 && x < side && y < side
  const isDark = isWithin && modules[Math.floor(y)]![Math.floor(x)] === true
  const light = isDark === look.isInverted ? look.paper : look.ink
  if (!look.grid) return light
  const { pitch, depth } = look.grid
  const isLine = x / pitch - Math.floor(x / pitch) < 0.25 || y / pitch - Math.floor(y / pitch) < 0.25
  return isLine ? light * (1 - depth) : light
}
