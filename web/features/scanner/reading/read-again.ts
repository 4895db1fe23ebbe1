import { flatten, type Unread } from './flatten.ts'
import { modulesOf } from './lay-grid.ts'
import type { Luma, Room } from './luma.ts'
import type { Zxing } from './zxing.ts'

/** The share of its neighbours' brightness to subtract from a module: for a normal lens, and for a bad one. */
const takenOff = [0.2, 0.8]

/** The drawing has so many pixels a module, and the light around it that the standard asks for. */
const drawn = 3
const quiet = 4

/**
 * Reads again the codes that the reader found and could not read. Most are on bent paper, or so blurred that each
 * module shines into the next. Their modules are measured one by one, and the reader gets a clean drawing of them.
 */
export function readAgain(zxing: Zxing, picture: Luma, unread: Unread): string | undefined {
  const { modules, mean } = modulesOf(flatten(picture, unread))
  for (const share of takenOff) {
    const drawing = draw(sharpen(modules, unread.side, mean, share), unread.side, zxing.sheet)
    const [code] = zxing.read(drawing, {
      tryHarder: false,
      tryInvert: false,
      tryDownscale: false,
      tryDenoise: false,
      binarizer: 'fixedThreshold',
    }).codes
    if (code) return code.text
  }
  return undefined
}

/** Modules outside of the code count as light, with the mean value of a module. */
function sharpen(modules: Float32Array, side: number, mean: number, share: number): Float32Array {
  return modules.map((module, at) => {
    const x = at % side
    const [left, right] = [x > 0 ? modules[at - 1] : mean, x < side - 1 ? modules[at + 1] : mean]
    const sideways = (left ?? mean) + (right ?? mean)
    const upright = (modules[at - side] ?? mean) + (modules[at + side] ?? mean)
    return module * (1 + 2 * share) - (share * (sideways + upright)) / 2
  })
}

function draw(modules: Float32Array, side: number, room: Room): Luma {
  const width = (side + 2 * quiet) * drawn
  const drawing = room(width, width)
  drawing.data.fill(255)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!(isFinderDark(x, y, side) ?? modules[y * side + x]! < 0)) continue
      for (let row = 0; row < drawn; row++) {
        const at = ((y + quiet) * drawn + row) * width + (x + quiet) * drawn
        drawing.data.fill(0, at, at + drawn)
      }
    }
  }
  return drawing
}

/** The colour of a module in the finder patterns, which are known; undefined elsewhere. */
function isFinderDark(x: number, y: number, side: number): boolean | undefined {
  const far = side - 7
  for (const [left, top] of [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const) {
    const ring = Math.max(Math.abs(x - left - 3), Math.abs(y - top - 3))
    if (ring <= 4) return ring <= 1 || ring === 3
  }
  return undefined
}
