import { encodeQR } from 'qr'

/** The light margin that a reader needs around the symbol, in modules. */
const quietZone = 4

/** A QR code as an SVG path, one unit a module, with its light margin. Import it when it is needed, because it has the encoder. */
export function drawQr(text: string): { side: number; path: string } {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone })
  return { side: modules.length, path: qrPath(modules) }
}

/** The dark modules as one SVG path, one unit each; neighbours in a row share a rectangle. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
}

/** The runs of dark modules in a row: each run's start and length. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    if (!isDark) return
    const last = runs.at(-1)
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
