// The pictures of codes, for one public URL. They need no database, no cache and no encoder, and take 1 µs each
// (bench/RESULTS.md).
import { crc32 } from 'node:zlib'
import { codeKey, codeLength, isWellFormedCode } from '#domain/code.ts'
import { linkOf } from '#domain/link.ts'
import { drawSymbol, levelOf, modeOf, quietZone } from './draw-symbol.ts'
import { makePainter, type Scale } from './make-painter.ts'
import { samplePicture, type SamplePicture } from './sample-picture.ts'
import { svgOf } from './svg-of.ts'
import { tabulateSymbols } from './tabulate-symbols.ts'

export type { Scale } from './make-painter.ts'

/** Increases when the bytes of a picture change, so that a cached picture is not taken for the new one. */
const pictureFormat = 1

export type Pictures = {
  /**
   * Always the same bytes for the same code. All codes without small letters have pictures of one length, and so do all
   * codes with them. Scale 16 is for print. Throws a RangeError for an invalid code, as the SVG does.
   */
  png: (code: string, scale?: Scale) => Buffer
  svg: (code: string) => string
  /** Derived from the inputs of the picture, so it can be compared without making the picture. */
  etag: (code: string, form: Scale | 'svg') => string
  /** A picture with the size of one of our codes that is not a code, for unreplaced merge tags. */
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

/** Makes pictures of all codes whose links differ from this code's link only in the code. */
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
