// A process of its own: reads a checked PNG or SVG from its input, and writes a new PNG of at most 512 pixels a side. The
// libraries that decode pictures are native code, and a file that breaks them ends this process alone.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const side = 512
/** The most that the database stores of a logo. */
const mostBytes = 512 * 1024
/** An SVG without a size of its own is drawn at 72 dots an inch; a smaller one is drawn larger. */
const usualDensity = 72

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadSvg'] })
sharp.cache(false)
sharp.concurrency(1)

// Drawing is slow by its own fault only in processor time. `process.exit` would wait for the thread that draws.
const mostCpuMs = Number(process.argv[2])
const watch = setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (user + system > mostCpuMs * 1000) process.kill(process.pid, 'SIGVTALRM')
}, 100)

const file = await buffer(process.stdin)
const { format, width, height } = await sharp(file, { limitInputPixels: 4000 * 4000 }).metadata()
const density =
  format === 'svg' ? Math.min(100_000, Math.max(1, (usualDensity * side) / Math.max(width, height))) : undefined
const drawn = sharp(file, { limitInputPixels: 4000 * 4000, ...(density !== undefined && { density }) })
  .resize(side, side, { fit: 'inside', withoutEnlargement: true })
  .toColourspace('srgb')
const png = await drawn.clone().png({ compressionLevel: 9 }).toBuffer()
const kept = png.length <= mostBytes ? png : await drawn.clone().png({ palette: true, effort: 10 }).toBuffer()
if (kept.length > mostBytes) throw new Error('The drawn logo is too large.')
process.stdout.end(kept)
clearInterval(watch)
