import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { openTurns } from '../../../kernel/turns.ts'
import { checkLogoFile, damaged } from './check-file.ts'

/** Drawing a usual logo takes 0.3 s. A file that takes this long is an attack. */
const atMostMs = 10_000

const inTurn = openTurns({ atOnce: 1, mostWaiting: 40 })

/** A new PNG of at most 512 pixels a side and 512 KB, with nothing of the file but its picture. Refuses all other files. */
export async function redrawLogo(file: Buffer, limitMs = atMostMs): Promise<Buffer> {
  checkLogoFile(file)
  const png = await inTurn({ one: 'logo' }, () => draw(file, limitMs))
  if (!png) throw damaged()
  return png
}

/** Undefined if the process could not draw it. It gets no environment: it needs none, and ours has keys. */
async function draw(file: Buffer, limitMs: number): Promise<Buffer | undefined> {
  const program = fileURLToPath(new URL('draw-logo.ts', import.meta.url))
  const child = spawn(process.execPath, ['--max-old-space-size=128', program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  // A process that ends early stops reading, which would be an unhandled error here.
  child.stdin.on('error', () => {})
  child.stdin.end(file)
  const [png, status] = await Promise.all([buffer(child.stdout), ended])
  return status === 0 && png.length > 0 ? png : undefined
}
