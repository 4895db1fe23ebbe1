// How bright a picture is. Every 64th pixel of every 8th row tells.
import type { Luma } from './luma.ts'

/** `black`: a covered lens, or a camera that gives black pictures. `dark`: paper could not be read, and no lit screen is in view. */
export type Brightness = 'black' | 'dark' | 'light'

const black = 18
const dark = 45
/**
 * A smaller share is a lamp or a sign. A larger one is a lit screen, which needs no light: a torch would only glare on
 * it.
 */
const litShare = 0.03

export function brightnessOf({ data, width, height }: Luma): Brightness {
  let [all, lit, isBlack] = [0, 0, true]
  for (let y = 4; y < height; y += 8) {
    for (let x = y % 64; x < width; x += 64) {
      const pixel = data[y * width + x]!
      all++
      if (pixel > dark) lit++
      if (pixel > black) isBlack = false
    }
  }
  if (isBlack) return 'black'
  return lit < all * litShare ? 'dark' : 'light'
}
