// node scripts/check-budget.ts compares the weight of the built pages with their budget (DESIGN §10).
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** In bytes: text after gzip -9, other files as they are. */
const most = {
  /** All scripts that a visitor of the landing page gets. */
  landingScripts: 109_000,
  /** The same of the other pages that are only read. */
  pageScripts: 110_000,
  /** A form talks to the server, in words that both check. */
  formScripts: 129_000,
  /** A page with its styles in it. */
  page: 14_000,
  /** All scripts of a screen that the browser draws, before it asks for anything. */
  drawnScripts: 160_000,
  /** The limit for the two largest screens: a list's manager, and the scanner with its offline files. */
  busyScripts: 193_500,
  /** Scripts and sheets of such a screen: each is a request that a phone waits for. */
  drawnFiles: 13,
  /** The limit for one script that a screen loads separately; the largest one draws the chart. */
  script: 23_500,
  /** What all screens behind the sign-in share, such as the notice about an address that guests cannot open. */
  members: 27_000,
  /** All that can be done with one list. */
  manager: 26_000,
  /** Everything a door loads, including the offline parts, because a door stays open for an evening. */
  scanner: 40_000,
  /** What opens the scanner without a connection, with the list of its files. */
  serviceWorker: 8_000,
  styleSheet: 6_000,
  picture: 60_000,
  font: 45_000,
  /** The reader's code, which only the scanner loads, as compressed by brotli. */
  decoder: 340_000,
}
/** React and the router are in every page's sum already; the decoder's own script belongs to the decoder. */
const apart = /^(react|decoder\.worker)-/

type Line = { what: string; bytes: number; most: number }

const folder = join(import.meta.dirname, '..', 'dist', 'web')

export async function checkBudget(): Promise<undefined> {
  const worker = { what: 'sw.js', bytes: await gzipOf(join(folder, 'sw.js')), most: most.serviceWorker }
  const lines = [...(await weighPages()), ...(await weighDrawnPages()), ...(await weighAssets()), worker]
  for (const { what, bytes, most } of lines) {
    console.log(
      `${bytes > most ? 'OVER' : '  ok'} ${String(bytes).padStart(7)} of ${String(most).padStart(7)}  ${what}`,
    )
  }
  const over = lines.filter(({ bytes, most }) => bytes > most)
  if (over.length > 0) throw new Error(`Too heavy: ${over.map(({ what }) => what).join(', ')}`)
}

async function weighPages(): Promise<Line[]> {
  const pages = join(folder, 'pages', 'with-support')
  const lines: Line[] = []
  for (const name of (await readdir(pages)).sort()) {
    const html = await readFile(join(pages, name), 'utf8')
    lines.push(
      { what: `${name}, all its scripts`, bytes: await weighFiles(html, 'js'), most: mostScripts(name, html) },
      { what: `${name}, with its styles`, bytes: gzipSync(html, { level: 9 }).length, most: most.page },
    )
  }
  return lines
}

async function weighDrawnPages(): Promise<Line[]> {
  const pages = join(folder, 'pages', 'drawn')
  const lines: Line[] = []
  for (const name of (await readdir(pages)).sort()) {
    const html = await readFile(join(pages, name), 'utf8')
    const files = filesOf(html, 'js').length + filesOf(html, 'css').length
    lines.push(
      { what: `${name}, all its scripts`, bytes: await weighFiles(html, 'js'), most: mostDrawn(name) },
      { what: `${name}, its files (not bytes)`, bytes: files, most: most.drawnFiles },
    )
  }
  return lines
}

async function weighFiles(html: string, ending: string): Promise<number> {
  return sum(await Promise.all(filesOf(html, ending).map((path) => gzipOf(join(folder, path)))))
}

function filesOf(html: string, ending: string): string[] {
  const found = html.matchAll(new RegExp(`(?:src|href)="(/assets/[^"]+\\.${ending})"`, 'g'))
  return [...new Set([...found].map(([, path]) => path!))]
}

function mostScripts(name: string, html: string): number {
  if (name === 'Homepage.html') return most.landingScripts
  return html.includes('<form') ? most.formScripts : most.pageScripts
}

function mostDrawn(name: string): number {
  if (/Ticket/.test(name)) return most.pageScripts
  return /^(?:QrCodeManager|Scanner)/.test(name) ? most.busyScripts : most.drawnScripts
}

/** The budget of each file: the first whose pattern matches its name. */
const kinds = [
  { name: /^scanner-.+\.js$/, most: most.scanner, isText: true },
  { name: /^members-.+\.js$/, most: most.members, isText: true },
  { name: /^manager-.+\.js$/, most: most.manager, isText: true },
  { name: /\.js$/, most: most.script, isText: true },
  { name: /\.css$/, most: most.styleSheet, isText: true },
  { name: /\.(?:webp|svg)$/, most: most.picture, isText: false },
  { name: /\.woff2$/, most: most.font, isText: false },
  { name: /\.wasm\.br$/, most: most.decoder, isText: false },
]

async function weighAssets(): Promise<Line[]> {
  const lines: Line[] = []
  for (const name of (await readdir(join(folder, 'assets'))).sort()) {
    const kind = kinds.find((one) => one.name.test(name))
    if (!kind || apart.test(name)) continue
    const path = join(folder, 'assets', name)
    lines.push({ what: name, bytes: kind.isText ? await gzipOf(path) : (await stat(path)).size, most: kind.most })
  }
  return lines
}

async function gzipOf(path: string): Promise<number> {
  return gzipSync(await readFile(path), { level: 9 }).length
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

if (process.argv[1] === import.meta.filename) {
  try {
    await checkBudget()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
