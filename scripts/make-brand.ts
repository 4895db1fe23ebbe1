// Part of npm run pictures: icons and share images in web/public, drawn from the mark in web/public/favicon.svg.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { type Language, languages, tagOf } from '#domain/spoken.ts'
import { allWords } from '#words/testing/all-words.ts'
import { findChromium } from './find-chromium.ts'

const web = join(import.meta.dirname, '..', 'web')
const paper = '#faf8f3'

const mark = (await readFile(join(web, 'public', 'favicon.svg'), 'utf8')).replace(/<style>.*?<\/style>/s, '')
const browser = await chromium.launch({
  executablePath: await findChromium(),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu'],
})
try {
  await put('favicon.ico', icoOf(await drawIcon(browser, 32, { share: 1, background: 'transparent' })))
  await put('apple-touch-icon.png', await drawIcon(browser, 180, { share: 0.64, background: paper }))
  await put('icon-192.png', await drawIcon(browser, 192, { share: 0.72, background: paper }))
  await put('icon-512.png', await drawIcon(browser, 512, { share: 0.72, background: paper }))
  // A launcher may cut the icon to a circle of four fifths of its width.
  await put('icon-maskable-512.png', await drawIcon(browser, 512, { share: 0.5, background: paper }))
  for (const each of languages)
    await put(each === 'en' ? 'share.png' : `share-${each}.png`, await drawShareImage(browser, each))
} finally {
  await browser.close()
}

async function put(name: string, bytes: Buffer): Promise<void> {
  await writeFile(join(web, 'public', name), bytes)
  console.log(`web/public/${name}: ${bytes.length} bytes`)
}

async function drawIcon(browser: Browser, size: number, { share, background }: { share: number; background: string }) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background} }
    svg { width: ${share * 100}%; height: auto }
    .ink { fill: none; stroke: #16181d }
  </style>${mark}`)
  const png = await page.screenshot({ omitBackground: background === 'transparent' })
  await page.close()
  return png
}

/**
 * An icon file with one picture, which may be a PNG since Windows Vista: six bytes of header, sixteen about the
 * picture.
 */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

async function drawShareImage(browser: Browser, language: Language): Promise<Buffer> {
  const { landing, public: around } = allWords[language]
  const [display, text, code] = await Promise.all([
    base64Of('ui/fonts/bricolage-grotesque-latin.woff2'),
    base64Of('ui/fonts/geist-latin.woff2'),
    base64Of('product/sample-code.svg'),
  ])
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(`<html lang="${tagOf[language]}"><style>
    @font-face { font-family: Display; font-weight: 200 800; src: url(data:font/woff2;base64,${display}) }
    @font-face { font-family: Text; font-weight: 100 900; src: url(data:font/woff2;base64,${text}) }
    * { box-sizing: border-box; margin: 0 }
    body { height: 630px; overflow: hidden; position: relative; background: ${paper}; color: #16181d; font: 400 26px/1.45 Text }
    .ink { fill: none; stroke: #16181d }
    .brand { position: absolute; left: 72px; top: 64px; display: flex; gap: 16px; align-items: center; font: 700 40px/1 Display; letter-spacing: -.03em }
    .brand svg { width: 52px }
    h1 { position: absolute; left: 72px; top: 196px; font: 700 124px/.96 Display; letter-spacing: -.055em }
    h1 span { display: table; position: relative; z-index: 0 }
    h1 span::after { content: ''; position: absolute; z-index: -1; inset: auto -4px -2px -2px; height: 24px; background: #ffc83d }
    .lead { position: absolute; left: 76px; bottom: 60px; width: 590px; color: #555a65 }
    .ticket { position: absolute; right: 84px; top: 88px; width: 348px; padding: 0 34px 38px; border-radius: 22px; background: #fff; rotate: 4deg; box-shadow: 0 24px 60px -20px #0005 }
    .stub { display: flex; justify-content: space-between; padding: 24px 0; border-bottom: 3px dashed #cfc9b9; color: #555a65; font-size: 19px }
    .name { padding: 24px 0 20px; font: 700 31px/1.15 Display; letter-spacing: -.035em }
    .ticket img { display: block; width: 280px }
    .stamp { position: absolute; right: 40px; bottom: 56px; padding: 14px 26px; border: 6px solid #0b6b48; border-radius: 18px; background: #dcf3e7; color: #0b6b48; font: 700 40px/1 Display; letter-spacing: -.03em; rotate: -8deg }
  </style>
  <p class="brand">${mark} Listpass</p>
  <h1>${landing.headline[0]} <span>${landing.headline[1]}</span></h1>
  <p class="lead">${around.heads.shareLead}</p>
  <div class="ticket"><p class="stub"><span>${landing.sheetName}</span><span>${landing.ticketNumber}</span></p>
    <p class="name">${landing.ticketName}</p><img src="data:image/svg+xml;base64,${code}"></div>
  <p class="stamp">${landing.stamp}</p>`)
  await page.waitForFunction('document.fonts.status === "loaded"')
  const png = await page.screenshot()
  await page.close()
  return png
}

async function base64Of(path: string): Promise<string> {
  return (await readFile(join(web, path))).toString('base64')
}
