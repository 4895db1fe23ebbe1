// A picture as the brightness of its pixels, and its preprocessing. Plain arrays without a canvas, so the worker and Node run
// the same code, and benches measure what runs.

export type Size = { width: number; height: number }
export type Luma = Size & { data: Uint8Array }
export type Point = { x: number; y: number }

/** The corners of a code, clockwise from its upper left corner. */
export type Corners = readonly [Point, Point, Point, Point]

/** Part of a picture, in its pixels. */
export type Area = Size & { left: number; top: number }

/** The output buffer of a changed picture: the reader's own memory, so that nothing is copied twice. */
export type Room = (width: number, height: number) => Luma

/** A buffer beside the reader's, for changes of several steps. It grows to the largest picture and stays. */
export function ownRoom(): Room {
  let memory = new Uint8Array(0)
  return (width, height) => {
    if (memory.length < width * height) memory = new Uint8Array(width * height)
    return { data: memory.subarray(0, width * height), width, height }
  }
}

/** Larger frames are drawn smaller: they cost more and read no better. */
export const longestSide = 1280

/** Weights of BT.601, which match human eyes. */
export function fromRgba(pixels: Uint8ClampedArray, { data }: Luma): void {
  for (let at = 0, from = 0; at < data.length; at++, from += 4)
    data[at] = (pixels[from]! * 77 + pixels[from + 1]! * 150 + pixels[from + 2]! * 29) >> 8
}

export function wholeOf({ width, height }: Size): Area {
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

/**
 * Half as large; each pixel is the mean of four. Reading large codes takes a quarter of the time, and there is less
 * noise.
 */
export function half({ data, width: stride, height }: Luma, room: Room): Luma {
  const to = room(stride >> 1, height >> 1)
  const out = to.data
  for (let y = 0, at = 0; y < to.height; y++) {
    for (let x = 0, from = 2 * y * stride; x < to.width; x++, at++, from += 2)
      out[at] = (data[from]! + data[from + 1]! + data[from + stride]! + data[from + stride + 1]!) >> 2
  }
  return to
}

/** Two thirds as large. Nine pixels become four: each is the weighted mean of a corner, two halves and a quarter. */
export function twoThirds({ data, width: stride, height }: Luma, room: Room): Luma {
  const to = room(Math.floor(stride / 3) * 2, Math.floor(height / 3) * 2)
  const out = to.data
  const corner = (at: number, across: number, down: number) =>
    (4 * data[at]! + 2 * data[at + across]! + 2 * data[at + down]! + data[at + across + down]!) / 9
  for (let y = 0; y < to.height; y += 2) {
    const row = (y / 2) * 3 * stride
    for (let x = 0, from = row, at = y * to.width; x < to.width; x += 2, from += 3, at += 2) {
      out[at] = corner(from, 1, stride)
      out[at + 1] = corner(from + 2, -1, stride)
      out[at + to.width] = corner(from + 2 * stride, 1, -stride)
      out[at + to.width + 1] = corner(from + 2 * stride + 2, -1, -stride)
    }
  }
  return to
}

/**
 * Twice as large; a new pixel is the mean of its neighbours. So the reader finds codes with less than two pixels a
 * module.
 */
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
  const column = (at: number) => data[at - stride]! + 2 * data[at]! + data[at + stride]!
  for (let y = 1; y < area.height - 1; y++) {
    let at = (area.top + y) * stride + area.left + 1
    // The columns to the left and in the middle; each is used three times.
    let left = column(at - 1)
    let middle = column(at)
    for (let x = 1; x < area.width - 1; x++, at++) {
      const right = column(at + 1)
      out[y * to.width + x] = (left + 2 * middle + right) >> 4
      left = middle
      middle = right
    }
  }
  return to
}

/** Sharpens against a soft lens: adds twice the difference between the picture and its smoothed copy. */
export function sharpen(from: Luma, area: Area, between: Room, room: Room): Luma {
  const once = smooth(from, area, between)
  const to = smooth(once, wholeOf(once), room)
  const out = to.data
  for (let y = 0; y < area.height; y++) {
    const row = (area.top + y) * from.width + area.left
    for (let x = 0, at = y * area.width; x < area.width; x++, at++) {
      const sharp = 3 * from.data[row + x]! - 2 * out[at]!
      out[at] = Math.min(Math.max(sharp, 0), 255)
    }
  }
  return to
}
