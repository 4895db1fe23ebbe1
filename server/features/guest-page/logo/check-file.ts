import { logoLimitBytes } from '#contract/limits.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { said, type Said } from '../../../kernel/said.ts'

/** A side of a PNG, in pixels. A small file may unpack to a picture that fills the memory. */
const longestSide = 4000

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Refuses, with the sentence for the organiser, a file that is not a plain PNG or SVG. It decodes nothing. */
export function checkLogoFile(file: Buffer): 'png' | 'svg' {
  if (file.length > logoLimitBytes) throw wrongLogo(said('logo_too_large', { kilobytes: logoLimitBytes / 1024 }))
  if (file.subarray(0, 8).equals(pngSignature)) {
    checkPng(file)
    return 'png'
  }
  const text = file.toString('utf8').replace(/^\uFEFF/, '')
  if (!/^<svg[\s>]/.test(withoutProlog(text))) throw wrongLogo(said('logo_no_picture'))
  checkSvg(text)
  return 'svg'
}

/** The text from its first element on. Each step is linear, because an attacker chose the text. */
function withoutProlog(text: string): string {
  let rest = text.trimStart()
  for (;;) {
    const end = endOfProlog(rest)
    const place = end === undefined ? -1 : rest.indexOf(end)
    if (end === undefined || place < 0) return rest
    rest = rest.slice(place + end.length).trimStart()
  }
}

function endOfProlog(rest: string): string | undefined {
  if (rest.startsWith('<!--')) return '-->'
  if (rest.startsWith('<?')) return '?>'
  if (!rest.startsWith('<!')) return undefined
  return /^<![^>[]{0,400}\[/.test(rest) ? ']>' : '>'
}

/** Width and height are in the first chunk (PNG specification, 11.2.1). */
function checkPng(file: Buffer): void {
  if (file.length < 33 || file.toString('latin1', 12, 16) !== 'IHDR') throw damaged()
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  if (width > longestSide || height > longestSide) {
    throw wrongLogo(said('logo_too_many_pixels', { pixels: longestSide }))
  }
}

/**
 * Parts that a drawing may not have, because they could run code, read files, or grow without end. The drawing program
 * loads no other file either. The patterns expect single spaces, so that none of them takes more than linear time.
 */
const forbidden = [
  /<!ENTITY/i,
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|image)[ />]/i,
  / on[a-z]+ ?=/i,
  /href ?= ?["']? ?[^"' #]/i,
  /@import|url\( ?["']? ?[^"' #]/i,
  /<\?xml-stylesheet/i,
]

function checkSvg(text: string): void {
  const spaced = text.replaceAll(/\s+/g, ' ')
  if (!forbidden.some((pattern) => pattern.test(spaced))) return
  throw wrongLogo(said('logo_not_plain'))
}

export function damaged(): Refusal {
  return wrongLogo(said('logo_damaged'))
}

function wrongLogo(words: Said): Refusal {
  return new Refusal('invalid', words, { field: 'file' })
}
