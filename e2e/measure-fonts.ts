// node e2e/measure-fonts.ts Arial=REGULAR,BOLD Roboto=REGULAR,BOLD DejaVu=REGULAR,BOLD prints the rules of web/ui/stand-ins.css.
// Chromium measures our fonts and these files, so nothing here parses a font. A file has the widths of the local font that
// it stands for: Arimo has those of Arial.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'

const root = join(import.meta.dirname, '..')
const web = join(root, 'web')
/** The sentences of the screens, so that letters, capitals and spaces are as frequent as there. */
const sample = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('words.ts'))
  .toSorted()
  .flatMap((path) => readFileSync(join(web, path), 'utf8').match(/(?<=')[A-Z][^'\n]+ [^'\n]+(?=')/g) ?? [])
  .join(' ')
/** Our fonts in the weights of the screens. A weight of ours between two others has the widths of the nearest one here. */
const ours = [
  { family: 'Geist', file: 'geist-latin.woff2', weight: 400, range: '400 450' },
  { family: 'Geist', file: 'geist-latin.woff2', weight: 500, range: '451 525' },
  { family: 'Geist', file: 'geist-latin.woff2', weight: 575, range: '526 625' },
  { family: 'Geist', file: 'geist-latin.woff2', weight: 650, range: '626 700' },
  { family: 'Bricolage', file: 'bricolage-grotesque-latin.woff2', weight: 700, range: '700' },
] as const
/** For each local family: the suffix of our name for it, and the names of its fonts, regular and bold. */
const systems: Record<string, { place: string; regular: string[]; bold: string[] }> = {
  Arial: {
    place: '',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  Roboto: {
    place: ' on Android',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
  },
  DejaVu: {
    place: ' on Linux',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
  },
}

type Measures = { width: number; ascent: number; descent: number }

const browser = await chromium.launch({
  executablePath: await findChromium(),
  chromiumSandbox: process.getuid?.() !== 0,
})
try {
  const page = await browser.newPage()
  const measure = async (path: string, weight: number): Promise<Measures> => {
    const data = readFileSync(path).toString('base64')
    return page.evaluate(measureFont, { data, weight, sample })
  }
  for (const { family, file, weight, range } of ours) {
    const own = await measure(join(root, 'web', 'ui', 'fonts', file), weight)
    for (const argument of process.argv.slice(2)) {
      const [name = '', files = ''] = argument.split('=')
      const system = systems[name]
      if (!system) throw new Error(`${name} is none of ${Object.keys(systems).join(', ')}`)
      const [regular = '', bold = ''] = files.split(',')
      const isBold = weight > 525
      const stand = await measure(isBold ? bold : regular, isBold ? 700 : 400)
      const size = own.width / stand.width
      const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
      console.log(`@font-face {
  font-family: '${family} Stand-in${system.place}';
  font-weight: ${range};
  ascent-override: ${percent(own.ascent / size)};
  descent-override: ${percent(own.descent / size)};
  line-gap-override: 0%;
  size-adjust: ${percent(size)};
  src: ${system[isBold ? 'bold' : 'regular'].map((local) => `local('${local}')`).join(', ')};
}
`)
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
