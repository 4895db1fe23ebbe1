import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { busy, openTurns } from '../../../kernel/turns.ts'
import { checkLogoFile, damaged } from './check-file.ts'

type Limits = {
  /** Drawing a usual logo takes 0.3 s of a processor. A file that takes this much is an attack. */
  cpuMs: number
  /** A good picture takes this long only on a busy server. */
  wallMs: number
}

const usual: Limits = { cpuMs: 10_000, wallMs: 60_000 }

const inTurn = openTurns({ atOnce: 1, mostWaiting: 40 })

/**
 * A new PNG of at most 512 pixels a side and 512 KB, with nothing of the file but its picture. Refuses all other files,
 * and any file while the server is too busy to draw.
 */
export async function redrawLogo(file: Buffer, limits = usual): Promise<Buffer> {
  checkLogoFile(file)
  return inTurn({ one: 'logo' }, () => draw(file, limits))
}

/** The process gets no environment: it needs none, and ours has keys. */
async function draw(file: Buffer, { cpuMs, wallMs }: Limits): Promise<Buffer> {
  const program = fileURLToPath(new URL('draw-logo.ts', import.meta.url))
  const child = spawn(process.execPath, ['--max-old-space-size=128', program, String(cpuMs)], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: wallMs,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<{ status: number | null; signal: NodeJS.Signals | null }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status, signal) => resolve({ status, signal }))
  })
  // A process that ends early stops reading, which would be an unhandled error here.
  child.stdin.on('error', () => {})
  child.stdin.end(file)
  const [png, { status, signal }] = await Promise.all([buffer(child.stdout), ended])
  if (status === 0 && png.length > 0) return png
  // The process was ended from outside: by the limit of time, or by a system that ran out of memory.
  throw signal === 'SIGKILL' ? busy() : damaged()
}
