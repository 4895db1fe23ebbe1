// The pictures of codes, for one public URL. They need no database, no cache and no encoder: 1 µs each (bench/RESULTS.md).
import { crc32 } from 'node:zlib'
import { codeKey, codeLength, isWellFormedCode } from '#domain/code.ts'
import { linkOf } from '#domain/link.ts'
import { drawSymbol, levelOf, modeOf, quietZone } from './draw-symbol.ts'
import { makePainter, type Scale } from './make-painter.ts'
import { samplePicture, type SamplePicture } from './sample-picture.ts'
import { svgOf } from './svg-of.ts'
import { tabulateSymbols } from './tabulate-symbols.ts'

export type { Scale } from './make-painter.ts'

/** Goes up when the bytes of a picture change, so that a kept one is not taken for the new one. */
const pictureFormat = 1

export type Pictures = {
  /**
   * The same bytes for ever. All codes without small letters give the same length, and so do all with them. Scale 16 is for
   * print. Throws a RangeError for an invalid code, as the SVG does.
   */
  png: (code: string, scale?: Scale) => Buffer
  svg: (code: string) => string
  /** Follows from what the picture is made of, so it can be compared without making the picture. */
  etag: (code: string, form: Scale | 'svg') => string
  /** As large as the picture of one of our own codes, but not a code: for unreplaced merge tags. */
  sample: SamplePicture
}

/** Takes 40 ms in a fresh process, and 20 ms more at the first code with small letters. */
export function makePictures({ publicUrl }: { publicUrl: string }): Pictures {
  const capitals = pictureMaker(publicUrl, 'A'.repeat(codeLength))
  let asWritten: PictureMaker | undefined
  const etagStart = `"${pictureFormat}${capitals.level === 'low' ? 'L' : ''}-${crc32(publicUrl).toString(16)}-`

  return {
    png(code, scale = 8) {
      if (code === codeKey(code)) return capitals.png(code, scale)
      asWritten ??= pictureMaker(publicUrl, 'a'.repeat(codeLength))
      return asWritten.png(code, scale)
    },
    svg(code) {
      if (!isWellFormedCode(code)) throw new RangeError('A picture was asked of what is no code.')
      const link = linkOf(publicUrl, code)
      return svgOf(drawSymbol(link, modeOf(link)), { margin: quietZone, unit: 8 })
    },
    etag: (code, form) => `${etagStart}${code}-${form}"`,
    sample: samplePicture(capitals.size),
  }
}

type PictureMaker = ReturnType<typeof pictureMaker>

/** For all codes whose links differ from this code's link in nothing but the code. */
function pictureMaker(publicUrl: string, anyCode: string) {
  const link = linkOf(publicUrl, anyCode)
  const tables = tabulateSymbols(link, link.lastIndexOf(anyCode), codeLength)
  const painters = { 8: makePainter(tables, 8), 16: makePainter(tables, 16) }
  return {
    size: tables.base.length,
    level: levelOf(link, modeOf(link)),
    png: (code: string, scale: Scale) => painters[scale](tables.whiteModules(code)),
  }
}
