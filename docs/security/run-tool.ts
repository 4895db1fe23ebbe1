import { spawn } from 'node:child_process'

/** Runs a program until it ends or its time is up, and returns its output. */
export async function runTool(
  name: string,
  args: string[],
  takesMs: number,
): Promise<{ said: string; isInTime: boolean }> {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => parts.push(part))
  let isInTime = true
  const tooLong = setTimeout(() => {
    isInTime = false
    child.kill('SIGINT')
  }, takesMs)
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(new Error(`${name} is not there. Get it with: sudo apt-get install ${name}`)))
    child.once('close', () => resolve())
  })
  await ended.finally(() => clearTimeout(tooLong))
  return { said: parts.join(''), isInTime }
}
