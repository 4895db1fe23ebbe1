import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeKey } from '#domain/code.ts'
import { makePictures } from '../../../picture/make-pictures.ts'
import { type Look, picturesIn, readAsShown } from './read-picture.ts'

const publicUrl = 'http://127.0.0.1:3999'
const draw = makePictures({ publicUrl })
const code = 'EAJCQJ6UMVAB3P2EU3CX42PD'
const square = (side: number, background = '#ffffff'): Look => {
  const [width, height, shownWidth, shownHeight] = [side, side, side, side]
  return { width, height, shownWidth, shownHeight, background, isInverted: false }
}

test('a picture that jsQR misses at 120 pixels is read as a phone’s next picture', async () => {
  // Found among 60,000 readings of the proof.
  for (const look of [square(200), square(120, '#1c1c1e'), square(120)])
    assert.equal(await readAsShown(draw.png(code), look), codeKey(code))
})

test('a picture that is inverted, tiny or cut off is not read', async () => {
  const half = { ...square(200), shownHeight: 90 }
  for (const look of [{ ...square(200), isInverted: true }, square(16), half])
    assert.equal(await readAsShown(draw.png(code), look), undefined)
})

test('each window has the picture that it shows: its address, size, background and inversion', () => {
  const image = (name: string, more: string) =>
    `<img src="${publicUrl}/qr-code/${name}" alt="Code" width="200" height="200" ${more}>`
  const html = `<style>.m{display:none}@media(max-width:480px){.m{display:block}.d{display:none}.m img{width:50%;height:auto}}
    @media(prefers-color-scheme:dark){.d img{filter:invert(1)}td{background:#123456 url(x.png)}}</style>
    <body style="margin:0"><table width="100%" cellspacing="0" bgcolor="#fffbe6"><tr><td style="padding:0">
      <div class="d">${image('computer', '')}</div><div class="m">${image('phone', '')}</div></td></tr></table>`
  const seen = picturesIn(html, publicUrl).map((each) => {
    assert.ok(each)
    const { addresses, width, background, isInverted } = each
    return [
      addresses.map((address) => address.slice(publicUrl.length + 9)).join(),
      Math.round(width),
      background,
      isInverted,
    ]
  })
  assert.deepEqual(seen, [
    ['phone', 160, '#fffbe6', false],
    ['phone', 195, '#fffbe6', false],
    ['phone', 195, '#123456', false],
    ['computer', 200, '#fffbe6', false],
    ['computer', 200, '#fffbe6', false],
    ['computer', 200, '#123456', true],
  ])
})
