import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'

/** The text of the QR code in a dialog, read from its drawing: that of a scanner link, or another one by its name. */
export async function readQr(
  dialog: Locator,
  name: string | RegExp = 'QR code that opens the scanner link',
): Promise<string> {
  const symbol = dialog.getByRole('img', { name })
  const side = Number((await symbol.getAttribute('viewBox'))!.split(' ')[2])
  const path = (await symbol.locator('path').getAttribute('d'))!
  const scale = 4
  const pixels = new Uint8ClampedArray((side * scale) ** 2 * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const start = (row * side * scale + Number(x) * scale) * 4
      for (let at = start; at < start + Number(length) * scale * 4; at += 4) pixels.fill(0, at, at + 3)
    }
  }
  const read = jsQR(pixels, side * scale, side * scale)
  if (!read) throw new Error('The symbol cannot be read.')
  return read.data
}
