// node scripts/check-budget.ts compares the size of the built pages with their budget (DESIGN §10).
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The limits in bytes: text after gzip -9, other files unpacked. */
const most = {
  /** All scripts of the landing page, in every language. React and the router are 98 kB of it. Naming several sheets is 20 bytes. Words as
   * messages, whose other languages are one file each, are 0.1 kB, keeping what a door of a moved team brings 0.1 kB (2026-11). */
  landingScripts: 109_880,
  /** All scripts of the other pages without forms. */
  pageScripts: 111_700,
  /** The words of the bar and the guide in another language than English, with the titles of its pages, the footer and previews (2026-11). */
  otherWords: 1_800,
  /**
   * All scripts of a form: it also needs the calls and their schemas. All forms share one zod. The forms of occasions
   * need 3.5 kB more of it, for times and numbers. The reset's list of ways in, and the links under a taken email, are 2.2 kB of all
   * of them; telling answers of others from ours, 0.9 kB, a notice about a refused value 0.1 kB, the reader of messages 1.3 kB
   * (2026-11).
   */
  formScripts: 139_900,
  /** A page with inline styles. */
  page: 14_000,
  /** All scripts of a screen that the browser renders, before its first call. The confirmation of changes is 2 kB, answers of others 1.6 kB, one way to undo 0.7 kB, naming the files of left-out rows 0.4 kB,
   * guests without a name 0.1 kB, emails that could not be read 0.3 kB. The words of all screens of an account come with the first: 5 to 7 kB (2026-11). */
  drawnScripts: 186_200,
  /**
   * A part of a list's home, with the frame around it. The former single page had 187,150 (2026-11). Tonight needs
   * most: stopping admissions is in a file that the search needs too (2026-11). Its list of files and shared words grew with
   * tags, segments and links that follow the open occasion, to 197,015. The manager as one page, the confirmation and the finder's words are 3.9 kB.
   * People beside guests, doors of other occasions and the stop that keeps its object are 3.9 kB, undoing in the log 0.8 kB, left-out rows 0.4 kB,
   * guests without a name 0.1 kB, doors that ended 0.3 kB. The words of all screens of a list come with the first, so the others load
   * none: 10 kB (2026-11).
   */
  partScripts: 219_000,
  /**
   * The limit for the largest screens: the occasions of a list, and the scanner with its offline files. The language of a
   * screen is decided at its start, by 0.2 kB; a door's token, a full phone and a restored server are 2.7 kB;
   * nine layouts of readers, the queue of codes, parties and answers of others 5.4 kB; saying that the reader and the page are not
   * ready yet, 0.7 kB; a trembling hand that rests and the one rule of a door's room, 1.8 kB;
   * one way to undo, a guest half added and an unreadable reader, 1.5 kB; answers on the guest's card, 0.6 kB;
   * an end for whatever hangs, and the kept names from A to Z, 1.4 kB;
   * the reader of messages, 1.3 kB, and the words of the bar; a team that moves while its doors are open, 0.1 kB; the settings of a list and a place that is lost twice, 0.3 kB. The scanner of a try has the words of a door's sheets (2026-11).
   */
  busyScripts: 234_400,
  /**
   * The scripts and style sheets of such a screen: a phone waits for each request. The scanner of a try has one more
   * than a door's, and so has a part of a list whose dialog asks for the person.
   */
  drawnFiles: 15,
  /** The limit for one script that a screen loads separately; the largest one has the words of a list's home. */
  script: 23_500,
  /**
   * The part that all signed-in screens and all doors share: calls, the bar, dialogs. The search, the bell, help, the sandbox's
   * badge and the calls of a scan that is tried are 3.2 kB of it, the choice of a language and names of any alphabet 0.5 kB, the
   * questions of a door that the organiser's pages ask too (how many come in, how many to undo) 0.6 kB, rows that could not be read 0.2 kB, the words of the bar 0.4 kB, the settings of
   * a list 0.4 kB (2026-11).
   */
  members: 25_500,
  /** Code that several screens of organisers share. Doors also loaded its 12 kB until 2026-11. The words that most of their screens share are 1.6 kB. */
  organisers: 13_700,
  /** The home of one list, and what several of its screens share. 8 kB of it are their words (2026-11). */
  manager: 30_900,
  /**
   * Everything a door loads, including the offline parts, because a door stays open for an evening. A door must decide an
   * occasion when the network is already gone, so that cannot come later: 6 kB. Its token beside its scans, a phone that is full, and scans that a restored server
   * lacks: 1.2 kB. Readers of nine layouts heard before every field, the queue of codes, and a party that stays one: 3.9 kB.
   * The order of what loads, and the words until it has: 0.7 kB. A trembling hand that rests, and the room of a door: 1.4 kB. A guest half
   * added and what a reader could not send: 1 kB. Answers on the guest's card, which may raise its alert: 0.5 kB. An end for
   * whatever hangs, and a check-in by name that outlives its network: 1 kB. Going along with a team that moves: 0.1 kB (2026-11).
   */
  scanner: 61_400,
  /** The page of a code: its script, its styles inside the page, and its own service worker. A million phones may open it. */
  guestScript: 2_040,
  guestStyles: 4_000,
  guestWorker: 1_000,
  /** The service worker, which opens the scanner offline, with its list of files. */
  serviceWorker: 8_000,
  styleSheet: 6_000,
  picture: 60_000,
  /** A picture of the guide, which loads when the reader comes to it. */
  guidePicture: 80_000,
  /** All pictures of one page of the guide. */
  guidePictures: 280_000,
  font: 45_000,
  /** The reader's code, which only the scanner loads, as compressed by brotli. */
  decoder: 340_000,
}
/**
 * Files without a budget of their own: React and the router count in every page's sum, and the decoder's script counts
 * with the decoder.
 */
const apart = /^(react|decoder\.worker)-/

type Line = { what: string; bytes: number; most: number }

const folder = join(import.meta.dirname, '..', 'dist', 'web')

export async function checkBudget(): Promise<undefined> {
  const worker = { what: 'sw.js', bytes: await gzipOf(join(folder, 'sw.js')), most: most.serviceWorker }
  const lines = [
    ...(await weighPages()),
    ...(await weighDrawnPages()),
    ...(await weighAssets()),
    ...(await weighGuestPage()),
    worker,
  ]
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
    if (name.startsWith('Guide'))
      lines.push({ what: `${name}, all its pictures`, bytes: await weighPictures(html), most: most.guidePictures })
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
      {
        what: `${name}, its files (not bytes)`,
        bytes: files,
        most: most.drawnFiles,
      },
    )
  }
  return lines
}

async function weighGuestPage(): Promise<Line[]> {
  const text = await readFile(join(folder, 'pages', 'guest-page.json'), 'utf8')
  const { styles } = JSON.parse(text) as { styles: string }
  return [
    { what: 'the page of a code, its styles', bytes: gzipSync(styles, { level: 9 }).length, most: most.guestStyles },
    { what: 'guest-page-sw.js', bytes: await gzipOf(join(folder, 'guest-page-sw.js')), most: most.guestWorker },
  ]
}

async function weighPictures(html: string): Promise<number> {
  return sum(await Promise.all(filesOf(html, 'png').map(async (path) => (await stat(join(folder, path))).size)))
}

async function weighFiles(html: string, ending: string): Promise<number> {
  return sum(await Promise.all(filesOf(html, ending).map((path) => gzipOf(join(folder, path)))))
}

function filesOf(html: string, ending: string): string[] {
  const found = html.matchAll(new RegExp(`(?:src|href)="(/assets/[^"]+\\.${ending})"`, 'g'))
  return [...new Set([...found].map(([, path]) => path!))].filter((path) => !path.includes('/decoder.worker-'))
}

function mostScripts(name: string, html: string): number {
  if (name.startsWith('Homepage')) return most.landingScripts
  if (html.includes('<form')) return most.formScripts
  return most.pageScripts + (html.includes('<html lang="en') ? 0 : most.otherWords)
}

function mostDrawn(name: string): number {
  if (/^(?:QrCodeManager|List|DoorSheets|GuestsPrint)/.test(name)) return most.partScripts
  return /^(?:Occasions|Scanner)/.test(name) ? most.busyScripts : most.drawnScripts
}

/** The budget of each file: the first whose pattern matches its name. */
const kinds = [
  { name: /^scanner-.+\.js$/, most: most.scanner, isText: true },
  { name: /^guest-page-.+\.js$/, most: most.guestScript, isText: true },
  { name: /^members-.+\.js$/, most: most.members, isText: true },
  { name: /^organisers-.+\.js$/, most: most.organisers, isText: true },
  { name: /^manager-.+\.js$/, most: most.manager, isText: true },
  { name: /\.js$/, most: most.script, isText: true },
  { name: /\.css$/, most: most.styleSheet, isText: true },
  { name: /\.(?:webp|svg)$/, most: most.picture, isText: false },
  { name: /\.png$/, most: most.guidePicture, isText: false },
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
