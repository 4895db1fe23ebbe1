// Turns light into a camera's picture: blur, motion, glare, shadow, noise, and 256 steps of brightness.
import type { Luma } from '../../web/features/scanner/reading/luma.ts'
import type { Random } from './random.ts'
import { frameHeight, frameWidth, type Light } from './scene.ts'

/** Out of focus. Three box blurs in a row look like the disc of a lens, and are quick at any radius. */
export function defocus(light: Light, radius: number): Light {
  if (radius < 0.3) return light
  let blurred = light
  for (let pass = 0; pass < 3; pass++) blurred = boxDown(boxAcross(blurred, radius / 1.7), radius / 1.7)
  return blurred
}

/**
 * The mean of the pixels within a radius; the two at its ends count by their share. Beyond the frame the edge repeats.
 */
function boxAcross(light: Light, radius: number): Light {
  const out = new Float32Array(light.length)
  const { full, share, weight } = boxOf(radius)
  const before = full + 1
  const line = new Float32Array(frameWidth + 2 * before)
  for (let y = 0; y < frameHeight; y++) {
    const start = y * frameWidth
    line.fill(light[start]!, 0, before)
    line.set(light.subarray(start, start + frameWidth), before)
    line.fill(light[start + frameWidth - 1]!, before + frameWidth)
    let sum = 0
    for (let at = 1; at <= 2 * full + 1; at++) sum += line[at]!
    for (let x = 0; x < frameWidth; x++) {
      const next = line[x + 2 * before]!
      out[start + x] = (sum + share * (line[x]! + next)) * weight
      sum += next - line[x + 1]!
    }
  }
  return out
}

/** The mean downwards, for all columns at once, because memory is read in its order. */
function boxDown(light: Light, radius: number): Light {
  const out = new Float32Array(light.length)
  const { full, share, weight } = boxOf(radius)
  const row = (y: number) => Math.min(Math.max(y, 0), frameHeight - 1) * frameWidth
  const sums = new Float64Array(frameWidth)
  for (let y = -full; y <= full; y++) for (let x = 0; x < frameWidth; x++) sums[x] = sums[x]! + light[row(y) + x]!
  for (let y = 0; y < frameHeight; y++) {
    const [above, first, next, to] = [row(y - full - 1), row(y - full), row(y + full + 1), y * frameWidth]
    for (let x = 0; x < frameWidth; x++) {
      const sum = sums[x]!
      out[to + x] = (sum + share * (light[above + x]! + light[next + x]!)) * weight
      sums[x] = sum + light[next + x]! - light[first + x]!
    }
  }
  return out
}

function boxOf(radius: number) {
  const full = Math.floor(radius)
  return { full, share: radius - full, weight: 1 / (2 * radius + 1) }
}

/** Motion blur: the movement during the exposure, in pixels across and down. */
export function moved(light: Light, across: number, down: number): Light {
  const steps = Math.ceil(Math.hypot(across, down))
  if (steps < 1) return light
  const out = new Float32Array(light.length)
  for (let step = 0; step <= steps; step++) {
    const shiftX = Math.round(across * (step / steps - 0.5))
    const shiftY = Math.round(down * (step / steps - 0.5))
    for (let y = 0; y < frameHeight; y++) {
      const from = Math.min(Math.max(y + shiftY, 0), frameHeight - 1) * frameWidth
      const to = y * frameWidth
      for (let x = Math.max(0, -shiftX); x < Math.min(frameWidth, frameWidth - shiftX); x++)
        out[to + x] = out[to + x]! + light[from + x + shiftX]!
      // Beyond the frame the edge repeats.
      for (let x = 0; x < -shiftX; x++) out[to + x] = out[to + x]! + light[from]!
      for (let x = frameWidth - shiftX; x < frameWidth; x++) out[to + x] = out[to + x]! + light[from + frameWidth - 1]!
    }
  }
  for (let at = 0; at < out.length; at++) out[at] = out[at]! / (steps + 1)
  return out
}

/** A lamp mirrored in a screen or a laminated card: white in its middle. */
export function addGlare(light: Light, x: number, y: number, radius: number, strength: number): void {
  for (let row = Math.max(0, Math.floor(y - 3 * radius)); row < Math.min(frameHeight, y + 3 * radius); row++) {
    for (
      let column = Math.max(0, Math.floor(x - 3 * radius));
      column < Math.min(frameWidth, x + 3 * radius);
      column++
    ) {
      const distance = ((column - x) ** 2 + (row - y) ** 2) / radius ** 2
      const at = row * frameWidth + column
      light[at] = light[at]! + strength * Math.exp(-distance)
    }
  }
}

/** The shadow of a hand: darker on one side of a line, with a soft edge. */
export function addShadow(light: Light, x: number, y: number, angle: number, depth: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  for (let row = 0; row < frameHeight; row++) {
    for (let column = 0; column < frameWidth; column++) {
      const side = (column - x) * cos + (row - y) * sin
      const at = row * frameWidth + column
      light[at] = light[at]! * (1 - depth / (1 + Math.exp(-side / 14)))
    }
  }
}

const noiseSteps = 2 ** 16
let noiseTable: Float32Array | undefined

/** Turns light into the sensor's pixels: 256 steps, and noise that is stronger where there is little light. */
export function sense(light: Light, random: Random, exposure: number, noise: number): Luma {
  noiseTable ??= Float32Array.from({ length: noiseSteps }, () => random.normal())
  const data = new Uint8Array(light.length)
  let place = random.whole(noiseSteps)
  for (let at = 0; at < data.length; at++) {
    // Each row starts at another place of the noise table and takes odd steps, so that no pattern shows.
    place = at % frameWidth === 0 ? random.whole(noiseSteps) : (place + 7919) % noiseSteps
    const value = light[at]! * exposure * 255 + noiseTable[place]! * noise
    data[at] = Math.min(Math.max(value, 0), 255)
  }
  return { data, width: frameWidth, height: frameHeight }
}
