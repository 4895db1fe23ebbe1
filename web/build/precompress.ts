import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Pictures, sounds and fonts are compressed already. The server compresses pages, because it fills them in first. */
const worthIt = /\.(js|css|svg|wasm|webmanifest|ico)$/
/** A file that hardly shrinks gets no compressed copy. */
const atMost = 0.95

/** Writes each file's compressed copy beside it, as small as possible, for browsers that accept it. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile() && worthIt.test(entry.name))
  await Promise.all(paths.map((entry) => compress(join(entry.parentPath, entry.name))))
}

async function compress(path: string): Promise<void> {
  const plain = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const smaller = {
    br: await promisify(brotliCompress)(plain, { params }),
    gz: await promisify(gzip)(plain, { level: 9 }),
  }
  for (const [ending, bytes] of Object.entries(smaller)) {
    if (bytes.length <= plain.length * atMost) await writeFile(`${path}.${ending}`, bytes)
  }
}
