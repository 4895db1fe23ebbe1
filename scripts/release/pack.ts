import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack as openTar } from 'tar-stream'
import { chooseFiles } from './choose-files.ts'

export type Entry = { path: string; bytes: Buffer }

/** The archive of a release, with all files inside a folder of its name. */
export async function pack(root: string, version: string, seconds: number): Promise<Buffer> {
  const entries: Entry[] = []
  for (const path of await chooseFiles(root)) {
    entries.push({ path: `listpass-${version}/${path}`, bytes: await readFile(join(root, path)) })
  }
  return gzipSync(await tarOf(entries, seconds), { level: 9 })
}

/** The bytes depend only on the contents and the time: the same files give the same archive on any machine. */
export async function tarOf(entries: Entry[], seconds: number): Promise<Buffer> {
  const tar = openTar()
  const written = buffer(tar)
  for (const { path, bytes } of entries) tar.entry({ name: path, mode: 0o644, mtime: new Date(seconds * 1000) }, bytes)
  tar.finalize()
  return written
}
