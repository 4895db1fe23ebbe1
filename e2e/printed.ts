// Reads the PDF that the browser prints: its pages, and the QR codes drawn on them.
import { inflateSync } from 'node:zlib'
import jsQR from 'jsqr'

type Box = { left: number; top: number; right: number; bottom: number }

/** Only a QR code or a dotted line has more shapes than this in one filled path. */
const fewestModules = 100
/** Pixels a module, and the modules of the light margin that a reader needs. */
const [scale, margin] = [4, 4]

export function countPages(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}

/** The texts of all QR codes, in the order in which they are printed. Throws if one cannot be read. */
export function readPrintedCodes(pdf: Buffer): string[] {
  return contentsOf(pdf)
    .flatMap(filledPaths)
    .filter((boxes) => boxes.length > fewestModules && isSquare(boxes))
    .map(readBoxes)
}

/** The drawing commands: a PDF packs them as it packs its fonts, which have none. */
function contentsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  const found: string[] = []
  for (const { index, 0: mark } of text.matchAll(/stream\r?\n/g)) {
    const end = text.indexOf('endstream', index)
    const bytes = pdf.subarray(index + mark.length, end)
    try {
      found.push(inflateSync(bytes).toString('latin1'))
    } catch {
      // Pictures and fonts are packed in other ways.
    }
  }
  return found
}

/**
 * The shapes of each filled path. `m` begins a shape, `l` and `re` continue it, and `f` fills all shapes since the last
 * `f`.
 */
function filledPaths(content: string): Box[][] {
  const paths: Box[][] = []
  let boxes: Box[] = []
  let numbers: number[] = []
  for (const word of content.split(/\s+/)) {
    const number = Number(word)
    if (word !== '' && Number.isFinite(number)) {
      numbers.push(number)
      continue
    }
    const [x = 0, y = 0, width = 0, height = 0] = numbers
    if (word === 'm') boxes.push({ left: x, top: y, right: x, bottom: y })
    if (word === 're') boxes.push({ left: x, top: y, right: x + width, bottom: y + height })
    const last = boxes.at(-1)
    if (word === 'l' && last) Object.assign(last, grown(last, x, y))
    if (/^(?:f\*?|n|S|B)$/.test(word)) {
      if (word.startsWith('f')) paths.push(boxes)
      boxes = []
    }
    numbers = []
  }
  return paths
}

function grown({ left, top, right, bottom }: Box, x: number, y: number): Box {
  return { left: Math.min(left, x), top: Math.min(top, y), right: Math.max(right, x), bottom: Math.max(bottom, y) }
}

/** A dotted line has as many shapes as a code, and is only as high as a dot. */
function isSquare(boxes: Box[]): boolean {
  const { left, top, right, bottom } = around(boxes)
  return Math.abs(right - left - (bottom - top)) < (right - left) / 100
}

function around(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  }
}

/**
 * Reads the modules from the places of the shapes. Each shape is one module high, so the paper's units do not matter.
 */
function readBoxes(boxes: Box[]): string {
  const unit = Math.min(...boxes.map(({ top, bottom }) => bottom - top))
  const { left, top, right } = around(boxes)
  const place = (value: number) => Math.round(value / unit)
  const side = (place(right - left) + 2 * margin) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const box of boxes) {
    const columns = [place(box.left - left) + margin, place(box.right - left) + margin].map((at) => at * scale)
    const rows = [place(box.top - top) + margin, place(box.bottom - top) + margin].map((at) => at * scale)
    for (let y = rows[0]!; y < rows[1]!; y++) {
      for (let x = columns[0]!; x < columns[1]!; x++) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }
  const read = jsQR(pixels, side, side)
  if (!read) throw new Error('A printed code cannot be read.')
  return read.data
}
