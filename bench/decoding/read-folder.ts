// Reads a folder of pictures as grey pixels. Its manifest.json lists them: [{ file, ds, cat, n, text }], with `n` codes
// in each.
// In the set `synth` the text must be read exactly. In photographs, which may show several codes, any code counts. A
// browser opens the files, because it can decode JPEG and PNG.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type { Luma } from '../../web/features/scanner/reading/luma.ts'
import { findChromium } from '../../scripts/find-chromium.ts'
import type { Sample } from './tally.ts'

type Entry = { file: string; ds: string; cat: string; n: number | null; text: string | null }

const pageAddress = 'http://pictures.localhost/'

export async function* samplesOfFolder(folder: string): AsyncGenerator<Sample> {
  const entries = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Entry[]
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
  })
  try {
    const page = await browser.newPage()
    // All requests of the page are answered from the folder, so it needs no network.
    await page.route(`${pageAddress}**`, (route) => {
      const name = decodeURIComponent(new URL(route.request().url()).pathname).slice(1)
      return name === ''
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
        : route.fulfill({ body: readFileSync(join(folder, name)) })
    })
    await page.goto(pageAddress)
    for (const { file, ds, cat, n, text } of entries) {
      const luma = await open(page, file)
      yield { set: ds, category: cat, text: ds === 'synth' ? (text ?? undefined) : undefined, hasCode: n !== 0, luma }
    }
  } finally {
    await browser.close()
  }
}

async function open(page: Page, file: string): Promise<Luma> {
  const answer = await page.evaluate(`(${greyPixels})(${JSON.stringify(encodeURI(file))})`)
  const { width, height, base64 } = answer as { width: number; height: number; base64: string }
  return { width, height, data: new Uint8Array(Buffer.from(base64, 'base64')) }
}

/**
 * Runs in the page, so it is a text: its browser globals do not exist in Node. The pictures are grey, so any colour
 * channel is their brightness.
 */
const greyPixels = `async (address) => {
  const picture = await createImageBitmap(await (await fetch(address)).blob())
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at++) grey[at] = data[at * 4 + 1]
  let text = ''
  for (let at = 0; at < grey.length; at += 8192) text += String.fromCharCode(...grey.subarray(at, at + 8192))
  return { width, height, base64: btoa(text) }
}`
