import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack as openTar } from 'tar-stream'
import type { Entry } from './released-files.ts'

/** The archive of a release, with all files inside a folder of its name. */
export async function pack(entries: Entry[], version: string, seconds: number): Promise<Buffer> {
  const inFolder = entries.map((entry) => ({ ...entry, path: `listpass-${version}/${entry.path}` }))
  return gzipSync(await tarOf(inFolder, seconds), { level: 9 })
}

/** The bytes depend only on the contents and the time: the same files give the same archive on any machine. */
export async function tarOf(entries: Entry[], seconds: number): Promise<Buffer> {
  const tar = openTar()
  const written = buffer(tar)
  for (const { path, bytes, mode } of entries) tar.entry({ name: path, mode, mtime: new Date(seconds * 1000) }, bytes)
  tar.finalize()
  return written
}
