import { readFileSync } from 'node:fs'

/** The size of a PNG file in pixels, from its header. Throws if the file is missing or no PNG. */
export function sizeOfPicture(path: string): { width: number; height: number } {
  const file = readFileSync(path)
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${path} is no PNG.`)
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}
