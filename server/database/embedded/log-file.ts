import { open, stat } from 'node:fs/promises'

const bytesAtMost = 8 * 1024 * 1024
const bytesKept = 1024 * 1024

/** Keeps only the end of a long log. Its writers append, so they continue after the kept part. */
export async function shortenLog(path: string): Promise<void> {
  const { size } = await stat(path).catch(() => ({ size: 0 }))
  if (size <= bytesAtMost) return
  const end = await readLog(path, size - bytesKept)
  const handle = await open(path, 'r+')
  await handle.truncate(0).finally(() => handle.close())
  const appending = await open(path, 'a')
  await appending.appendFile(end).finally(() => appending.close())
}

/** The text of the log from this byte on. */
export async function readLog(path: string, from: number): Promise<string> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(Math.max(0, size - from)), position: from })
    return buffer.subarray(0, bytesRead).toString('utf8')
  } finally {
    await handle.close()
  }
}
