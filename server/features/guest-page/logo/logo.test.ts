// Files that organisers, and attackers, send as a logo.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { logoLimitBytes } from '#contract/limits.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { pngFile } from '../../../picture/png-file.ts'
import { redrawLogo } from './redraw-logo.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  )
const square = '<path fill="#17324d" d="M2 2h20v20H2z"/>'

async function refusalOf(file: Buffer): Promise<string> {
  try {
    await redrawLogo(file)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    assert.deepEqual(error.fields, { file: [error.said] })
    return error.message
  }
  throw new Error('The file was taken.')
}

test('an SVG becomes a sharp PNG, whatever its own size is', async () => {
  for (const attributes of ['viewBox="0 0 24 24"', 'width="24" height="12"', 'width="3000" height="3000"']) {
    const { format, width, hasAlpha } = await sharp(await redrawLogo(svg(square, attributes))).metadata()
    assert.deepEqual([format, width, hasAlpha], ['png', 512, true], attributes)
  }
})

test('an SVG as drawing programs save it is taken, with its prolog', async () => {
  const prolog =
    '\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: a program -->\n' +
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n'
  const inside =
    '<defs><linearGradient id="a"><stop stop-color="#f00"/></linearGradient></defs><path fill="url(#a)" d="M0 0h9v9z"/><use xlink:href="#a"/>'
  assert.ok((await redrawLogo(Buffer.concat([Buffer.from(prolog), svg(inside)]))).length > 0)
})

test('a PNG is drawn anew: larger ones become smaller, and nothing that hides in the file stays', async () => {
  const wide = sharp({ create: { width: 1200, height: 300, channels: 4, background: '#c00' } })
  const plain = await wide
    .withExif({ IFD0: { Copyright: 'taken at 51.5, -0.1' } })
    .png()
    .toBuffer()
  const polyglot = Buffer.concat([plain, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
  const drawn = await redrawLogo(polyglot)
  const { width, height, exif } = await sharp(drawn).metadata()
  assert.deepEqual([width, height, exif], [512, 128, undefined])
  for (const hidden of ['script', 'Copyright', 'PK\u0003']) assert.equal(drawn.includes(hidden), false, hidden)
})

test('a small PNG keeps its size', async () => {
  const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer()
  assert.equal((await sharp(await redrawLogo(small)).metadata()).width, 40)
})

test('other files are refused, whatever they are called', async () => {
  const jpeg = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#000' } })
    .jpeg()
    .toBuffer()
  const files = [
    jpeg,
    Buffer.from('GIF89a'),
    Buffer.from('<html><svg></svg></html>'),
    Buffer.from('%PDF-1.4'),
    Buffer.from([0x1f, 0x8b, 8]),
  ]
  for (const file of files) assert.equal(await refusalOf(file), 'Please choose a PNG or SVG file.')
})

test('an SVG that runs, reads or grows is refused with a sentence', async () => {
  const words = 'This SVG has scripts, pictures or links to other files. Save it as a plain SVG, or as a PNG.'
  const hostile = [
    '<script>fetch("/api/user")</script>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>',
    '<path onload="alert(1)" d=""/>',
    '<image href="file:///etc/passwd"/>',
    '<image xlink:href="http://127.0.0.1/a.png"/>',
    '<image href="data:image/png;base64,AAAA"/>',
    '<use href="other.svg#a"/>',
    '<a href="javascript:alert(1)"><path/></a>',
    '<a href="&#106;avascript:alert(1)"><path/></a>',
    '<foreignObject><body/></foreignObject>',
    '<style>@import "http://127.0.0.1/a.css";</style>',
    '<path style="fill:url(http://127.0.0.1/a.svg#b)"/>',
  ]
  for (const inside of hostile) assert.equal(await refusalOf(svg(inside)), words, inside)
  const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
  assert.equal(await refusalOf(Buffer.concat([Buffer.from(bomb), svg('<text>&b;</text>')])), words)
})

const anHour = 3_600_000

test('a drawing of endless copies is stopped by its processor time, and refused in words', async () => {
  const layers = Array.from(
    { length: 30 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
  )
  const inside = `<defs><path id="l0" d="M0 0h1v1z"/>${layers.join('')}</defs><use href="#l30"/>`
  // The usual 10 s would be spent in full.
  const refused = redrawLogo(svg(inside), { cpuMs: 1000, wallMs: anHour })
  await assert.rejects(refused, { reason: 'invalid', message: /^This picture could not be read/ })
})

test('a server too busy to draw says so, and does not call a good picture damaged', async () => {
  const refused = redrawLogo(svg(square), { cpuMs: anHour, wallMs: 1 })
  await assert.rejects(refused, { reason: 'unavailable', message: /^Listpass is busy/, fields: {} })
})

test('a PNG bomb is refused by its size before anything of it is unpacked', async () => {
  const file = pngFile(60_000, deflateSync(Buffer.alloc(1 << 20)))
  assert.equal(await refusalOf(file), 'The picture is too large: at most 4,000 pixels a side. Save it smaller.')
})

test('a damaged PNG is refused with a sentence', async () => {
  const whole = await sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: '#123',
      noise: { type: 'gaussian', mean: 99, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  for (const file of [whole.subarray(0, 20), whole.subarray(0, 60)]) {
    assert.equal(await refusalOf(file), 'This picture could not be read. Please save it again as a PNG.')
  }
})

test('a file over the limit is refused', async () => {
  assert.equal(await refusalOf(Buffer.alloc(logoLimitBytes + 1, 60)), 'The logo may have at most 512 KB.')
})

test('a picture that hardly shrinks is still kept within the limit', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const grey = await sharp({ create: { width: 420, height: 420, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  assert.ok(grey.length <= logoLimitBytes && (await redrawLogo(grey)).length <= logoLimitBytes)
})
