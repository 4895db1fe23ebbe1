// node e2e/measure-fonts.ts NAME=REGULAR.woff2,BOLD.woff2 ... prints the @font-face rules of web/ui/stand-ins.css.
// Chromium measures our fonts and these files, so nothing here parses a font. NAME is the local font that a file has the
// widths of: Arimo has those of Arial.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'

const root = join(import.meta.dirname, '..')
/** Running text of the product: its letters have the frequencies of ours. */
const sample = readFileSync(join(root, 'docs', 'guide', 'README.md'), 'utf8').replaceAll(/[^A-Za-z0-9 .,’]+/g, ' ')
const ours = [
  { family: 'Geist', file: 'geist-latin.woff2', weight: 400, range: '100 500' },
  { family: 'Geist', file: 'geist-latin.woff2', weight: 600, range: '501 900' },
  { family: 'Bricolage', file: 'bricolage-grotesque-latin.woff2', weight: 700, range: '100 900' },
] as const

type Measures = { width: number; ascent: number; descent: number }

const browser = await chromium.launch({
  executablePath: await findChromium(),
  chromiumSandbox: process.getuid?.() !== 0,
})
try {
  const page = await browser.newPage()
  const measure = async (path: string, weight: number): Promise<Measures> => {
    const data = readFileSync(path).toString('base64')
    return page.evaluate(measureFont, { data, weight, sample: sample.slice(0, 6000) })
  }
  for (const { family, file, weight, range } of ours) {
    const own = await measure(join(root, 'web', 'ui', 'fonts', file), weight)
    for (const argument of process.argv.slice(2)) {
      const [name = '', files = ''] = argument.split('=')
      const [regular = '', bold = ''] = files.split(',')
      const stand = await measure(weight < 500 ? regular : bold, weight < 500 ? 400 : 700)
      const size = own.width / stand.width
      const percent = (share: number) => `${(share * 100).toFixed(2)}%`
      console.log(`${family} ${range} by ${name}: size-adjust: ${percent(size)}; ascent-override: ${percent(own.ascent / size)}; \
descent-override: ${percent(own.descent / size)}`)
    }
  }
} finally {
  await browser.close()
}

/** Runs in the page: the width of the sample, and the heights, in ems. */
async function measureFont({ data, weight, sample: text }: { data: string; weight: number; sample: string }) {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  const name = `f${Math.random().toString(36).slice(2)}`
  const face = new FontFace(name, bytes, { weight: '100 900' })
  await face.load()
  document.fonts.add(face)
  const context = document.createElement('canvas').getContext('2d')!
  context.font = `${weight} 100px ${name}`
  context.fontKerning = 'normal'
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text)
  return { width: width / 100, ascent: fontBoundingBoxAscent / 100, descent: fontBoundingBoxDescent / 100 }
}
