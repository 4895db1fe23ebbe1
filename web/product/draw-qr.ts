import { encodeQR } from 'qr'
import { qrPath } from './qr-path.ts'

/** The light margin that a reader needs around the symbol, in modules. */
const quietZone = 4

/** A QR code as an SVG path, one unit a module, with its light margin. Import it when it is needed, because it has the encoder. */
export function drawQr(text: string): { side: number; path: string } {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone })
  return { side: modules.length, path: qrPath(modules) }
}
