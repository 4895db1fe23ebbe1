import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chooseFiles } from './choose-files.ts'
import { tarOf } from './write-tar.ts'

/** The archive of a release, inside a folder with its name. */
export async function pack(root: string, version: string, seconds: number): Promise<Buffer> {
  const entries = []
  for (const path of await chooseFiles(root)) {
    entries.push({ path: `listpass-${version}/${path}`, bytes: await readFile(join(root, path)) })
  }
  return gzipSync(tarOf(entries, seconds), { level: 9 })
}
