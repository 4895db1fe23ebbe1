// A picture as the brightness of its pixels, and what is done to it before it is read. Plain arrays and no canvas: the
// worker and Node do the same, and so what is measured is what runs.

export type Luma = { data: Uint8Array; width: number; height: number }

/** Part of a picture, in its pixels. */
export type Area = { left: number; top: number; width: number; height: number }

/** Where a changed picture is written to: the reader's own memory, so that nothing is copied twice. */
export type Room = (width: number, height: number) => Luma

/** By the weights of BT.601, as eyes do. */
export function fromRgba(pixels: Uint8ClampedArray, { data }: Luma): void {
  for (let at = 0, from = 0; at < data.length; at++, from += 4)
    data[at] = (pixels[from]! * 77 + pixels[from + 1]! * 150 + pixels[from + 2]! * 29) >> 8
}

export function wholeOf({ width, height }: Luma): Area {
  return { left: 0, top: 0, width, height }
}

export function copyOf(from: Luma, area: Area, room: Room): Luma {
  const to = room(area.width, area.height)
  for (let y = 0; y < area.height; y++) {
    const start = (area.top + y) * from.width + area.left
    to.data.set(from.data.subarray(start, start + area.width), y * area.width)
  }
  return to
}

/** Twice as large, what lies between two pixels being their mean: the reader finds codes of less than two pixels a module. */
export function twice(from: Luma, area: Area, room: Room): Luma {
  const { data, width: stride } = from
  const to = room(area.width * 2, area.height * 2)
  const out = to.data
  for (let y = 0; y < area.height; y++) {
    const row = (area.top + y) * stride + area.left
    const below = y + 1 < area.height ? row + stride : row
    let at = y * 2 * to.width
    for (let x = 0; x < area.width; x++, at += 2) {
      const next = x + 1 < area.width ? x + 1 : x
      const here = data[row + x]!
      const right = here + data[row + next]!
      const under = data[below + x]!
      out[at] = here
      out[at + 1] = right >> 1
      out[at + to.width] = (here + under) >> 1
      out[at + to.width + 1] = (right + under + data[below + next]!) >> 2
    }
  }
  return to
}

/** A 3 × 3 Gaussian, against the noise of low light. The outermost pixels stay as they are. */
export function smooth(from: Luma, area: Area, room: Room): Luma {
  const { data, width: stride } = from
  const to = copyOf(from, area, room)
  const out = to.data
  for (let y = 1; y < area.height - 1; y++) {
    let at = (area.top + y) * stride + area.left + 1
    // The columns to the left and in the middle; each is used three times.
    let left = data[at - 1 - stride]! + 2 * data[at - 1]! + data[at - 1 + stride]!
    let middle = data[at - stride]! + 2 * data[at]! + data[at + stride]!
    for (let x = 1; x < area.width - 1; x++, at++) {
      const right = data[at + 1 - stride]! + 2 * data[at + 1]! + data[at + 1 + stride]!
      out[y * to.width + x] = (left + 2 * middle + right) >> 4
      left = middle
      middle = right
    }
  }
  return to
}
