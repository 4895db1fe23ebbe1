// Reads the code's picture of a mail as a guest's phone would: fetched from the public address, shown small, on light and dark.
import jsqr from 'jsqr'
import sharp from 'sharp'
import { setImmediate as pause } from 'node:timers/promises'
import { codeInText } from '#domain/link.ts'
import { readMail } from '../preflight/read-mail.ts'

/** In pixels of a side: 200 is the usual size, 120 the smallest that narrow mails make of it. */
export const sides = [200, 150, 120] as const
export const grounds = ['light', 'dark'] as const
const colours = { light: '#ffffff', dark: '#1c1c1e' }
const edge = 24

/** `read`: the key of the code, if the decoder read one. */
export type Way = { side: (typeof sides)[number]; ground: (typeof grounds)[number]; read: string | undefined }

/** The address of the first picture of a code. Only the public address is ever fetched. */
export function pictureIn(html: string, publicUrl: string): string | undefined {
  const start = `${publicUrl}/qr-code/`
  for (const { src, isHidden } of readMail(html)?.pictures ?? []) {
    const address = URL.parse(src)?.href
    if (!isHidden && address?.startsWith(start)) return address
  }
  return undefined
}

const patienceMs = 5000
const mostBytes = 1024 * 1024

/** Undefined if the address does not answer with a picture. */
export async function fetchPicture(address: string): Promise<Buffer | undefined> {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    const isPicture = answer.ok && answer.headers.get('content-type')?.startsWith('image/') === true
    if (!isPicture || Number(answer.headers.get('content-length')) > mostBytes) return undefined
    const bytes = Buffer.from(await answer.arrayBuffer())
    return bytes.length <= mostBytes ? bytes : undefined
  } catch {
    return undefined
  }
}

/** jsQR shares no code with the library that draws our symbols, nor with the scanner. */
export async function readInAllWays(picture: Buffer): Promise<Way[]> {
  const ways: Way[] = []
  for (const side of sides) {
    for (const ground of grounds) {
      ways.push({ side, ground, read: await readOn(picture, side, colours[ground]) })
      // A reading takes some milliseconds of the thread that also answers doors.
      await pause()
    }
  }
  return ways
}

/**
 * Two ways to make a picture small, tried in turn. jsQR missed 1 of 60,000 pictures in the first way, and read that one in
 * the second. A phone also tries again, with its next picture.
 */
const kernels = ['linear', 'mitchell'] as const

async function readOn(picture: Buffer, side: number, background: string): Promise<string | undefined> {
  for (const kernel of kernels) {
    const read = await readOnce(picture, { side, background, kernel })
    if (read !== undefined) return read
  }
  return undefined
}

type Shown = { side: number; background: string; kernel: (typeof kernels)[number] }

async function readOnce(picture: Buffer, { side, background, kernel }: Shown): Promise<string | undefined> {
  const { data, info } = await sharp(picture, { limitInputPixels: 4000 * 4000 })
    .resize(side, side, { fit: 'fill', kernel })
    .flatten({ background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  const found = jsqr.default(pixels, info.width, info.height, { inversionAttempts: 'dontInvert' })
  return found ? codeInText(found.data) : undefined
}
