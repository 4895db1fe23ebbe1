// Reads the code's picture of a mail as a guest's phone would: fetched from the public address, as large and on what each window shows it.
import jsqr from 'jsqr'
import sharp from 'sharp'
import { setImmediate as pause } from 'node:timers/promises'
import { codeInText } from '#domain/link.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { type ShownPicture, shownPictures } from '../preflight/shown-pictures.ts'

const edge = 24

/** More pictures of codes in one mail are not read. */
const mostPictures = 4

/** The picture that each of `mailWindows` shows. Only the public address is ever fetched. */
export function picturesIn(html: string, publicUrl: string): (ShownPicture | undefined)[] {
  const start = `${publicUrl}/qr-code/`
  const whole = (address: string) => URL.parse(address)?.href ?? ''
  const known = new Set<string>()
  return shownPictures(html, (address) => whole(address).startsWith(start)).map((shown) => {
    const addresses = shown?.addresses.map(whole).filter((address) => known.has(address) || known.size < mostPictures)
    for (const address of addresses ?? []) known.add(address)
    return shown && addresses && addresses.length > 0 ? { ...shown, addresses } : undefined
  })
}

/** The address may lead to this server, which is slow while it is busy. */
const patienceMs = 15_000
const mostBytes = 1024 * 1024

/** Undefined if the address does not answer with a picture. Refuses while it says that it is busy. */
export async function fetchPicture(address: string): Promise<Buffer | undefined> {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    if (answer.status === 503 && answer.headers.has('retry-after')) throw new Refusal('unavailable', 'busy')
    const isPicture = answer.ok && answer.headers.get('content-type')?.startsWith('image/') === true
    if (!isPicture || Number(answer.headers.get('content-length')) > mostBytes) return undefined
    const bytes = Buffer.from(await answer.arrayBuffer())
    return bytes.length <= mostBytes ? bytes : undefined
  } catch (error) {
    if (error instanceof Refusal) throw error
    return undefined
  }
}

/** How large a picture is shown, and on what. */
export type Look = Omit<ShownPicture, 'addresses'>

/**
 * Two ways to make a picture small, tried in turn. jsQR missed 1 of 60,000 pictures in the first way, and read that one in
 * the second. A phone also tries again, with its next picture.
 */
const kernels = ['linear', 'mitchell'] as const

/**
 * The key of the code, if a decoder reads one in the picture as a window shows it. jsQR shares no code with the library that draws our
 * symbols, nor with the scanner.
 */
export async function readAsShown(picture: Buffer, look: Look): Promise<string | undefined> {
  for (const kernel of kernels) {
    const read = await readOnce(picture, look, kernel)
    // A reading takes some milliseconds of the thread that also answers doors.
    await pause()
    if (read !== undefined) return read
  }
  return undefined
}

/** Larger pictures read as well as this, and cost more. In pixels of a side. */
const mostPixels = 800

async function readOnce(picture: Buffer, look: Look, kernel: (typeof kernels)[number]): Promise<string | undefined> {
  const smaller = Math.min(1, mostPixels / Math.max(look.width, look.height))
  const sized = (size: number) => Math.max(1, Math.round(size * smaller))
  const [width, height] = [sized(look.width), sized(look.height)]
  const background = knownColour(look.background)
  const shown = sharp(picture, { limitInputPixels: 4000 * 4000 })
    .resize(width, height, { fit: 'fill', kernel })
    .extract({
      left: 0,
      top: 0,
      width: Math.min(width, sized(look.shownWidth)),
      height: Math.min(height, sized(look.shownHeight)),
    })
    .flatten({ background })
    .toColourspace('srgb')
  if (look.isInverted) shown.negate({ alpha: false })
  const { data: inner, info: raw } = await shown.raw().toBuffer({ resolveWithObject: true })
  const { data, info } = await sharp(inner, { raw })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  const found = jsqr.default(pixels, info.width, info.height, { inversionAttempts: 'dontInvert' })
  return found ? codeInText(found.data) : undefined
}

/** White for a colour that the drawing library does not know. */
function knownColour(background: string): string {
  try {
    sharp({ create: { width: 1, height: 1, channels: 3, background } })
    return background
  } catch {
    return '#ffffff'
  }
}
