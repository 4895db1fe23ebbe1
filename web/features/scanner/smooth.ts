/**
 * A 3 × 3 Gaussian of the luminance, which helps against the noise of low light. Written by hand: a canvas filter for it is
 * missing in Safari. Takes and gives RGBA; the outermost pixels stay black, and a code never reaches them.
 */
export function smooth(pixels: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray<ArrayBuffer> {
  const luma = new Uint8ClampedArray(width * height)
  for (let at = 0, from = 0; at < luma.length; at++, from += 4) {
    luma[at] = (pixels[from]! * 77 + pixels[from + 1]! * 150 + pixels[from + 2]! * 29) >> 8
  }
  const smoothed = new Uint8ClampedArray(width * height * 4)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const corners = luma[at - width - 1]! + luma[at - width + 1]! + luma[at + width - 1]! + luma[at + width + 1]!
      const sides = luma[at - width]! + luma[at - 1]! + luma[at + 1]! + luma[at + width]!
      const value = (corners + 2 * sides + 4 * luma[at]!) >> 4
      const to = at * 4
      smoothed[to] = value
      smoothed[to + 1] = value
      smoothed[to + 2] = value
      smoothed[to + 3] = 255
    }
  }
  return smoothed
}
