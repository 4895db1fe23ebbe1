// Reads the HTML of a mail without running it: its elements, texts, comments and style sheets.
import { Parser } from 'htmlparser2'
import type { Place } from '../facts.ts'
import { readComment } from './outlook.ts'

/** Whether Outlook for Windows shows a part as all programs do, alone, or not at all. */
export type InOutlook = 'too' | 'only' | 'never'

export type Element = {
  name: string
  attributes: Record<string, string>
  parent: Element | undefined
  /** The elements inside, without those that Outlook alone shows. */
  children: Element[]
  outlook: InOutlook
  /** Offsets of its tag in the HTML. */
  start: number
  end: number
}

/** A piece of text, and the names of the elements around it. `end` is the offset behind it. */
export type Piece = { text: string; start: number; end: number; path: string }

/** A style sheet in the mail. `media`: of its element. */
export type Sheet = { text: string; media: string; outlook: InOutlook }

export type Mail = {
  html: string
  /** In the order of the mail. */
  elements: Element[]
  pieces: Piece[]
  comments: { text: string; start: number }[]
  sheets: Sheet[]
}

/** Mails have a few dozen levels. A deeper one would only cost time. */
const deepest = 400

/** In UTF-16 units: five times the length that Gmail shows. Random text of this length takes the server up to 50 ms. */
export const longestHtml = 500_000

const textless = new Set(['style', 'script', 'title'])

/** Undefined for HTML that no mail program shows either: too long, or nested too deep. */
export function readMail(html: string): Mail | undefined {
  if (html.length > longestHtml) return undefined
  const mail: Mail = { html, elements: [], pieces: [], comments: [], sheets: [] }
  const root = rootOf(html)
  return readInto(mail, html, { parent: root, offset: 0, depth: 0, outlook: 'too' }) ? mail : undefined
}

/** The window that shows the mail. It is no element of the mail. */
function rootOf(html: string): Element {
  const at = { start: 0, end: html.length }
  return { name: '', attributes: {}, parent: undefined, children: [], outlook: 'too', ...at }
}

type Within = { parent: Element; offset: number; depth: number; outlook: InOutlook }

/** False if the elements are nested too deep. */
function readInto(mail: Mail, html: string, { parent, offset, depth, outlook }: Within): boolean {
  const open: Element[] = [parent]
  /** What Outlook does with each part that a conditional comment began. */
  const regions: InOutlook[] = [outlook]
  let isTooDeep = false
  /** The path of the text between two tags. The parser may report one text in several parts. */
  let path: string | undefined

  function readConditional(text: string, inner: number): void {
    const comment = readComment(text)
    if (comment?.kind === 'end' && regions.length > 1) regions.pop()
    if (comment?.kind === 'begin')
      regions.push(comment.isForOutlook && regions.at(-1) !== 'never' ? regions.at(-1)! : 'never')
    if (comment?.kind !== 'whole' || !comment.isForOutlook || regions.at(-1) === 'never') return
    const within = { parent: open.at(-1)!, offset: inner + comment.offset, depth: depth + open.length }
    if (!readInto(mail, comment.inside, { ...within, outlook: 'only' })) isTooDeep = true
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        path = undefined
        const within = open.at(-1)!
        const at = { start: offset + parser.startIndex, end: offset + parser.endIndex + 1 }
        const element = { name, attributes, parent: within, children: [], outlook: regions.at(-1)!, ...at }
        mail.elements.push(element)
        if (element.outlook !== 'only') within.children.push(element)
        if (name === 'style') mail.sheets.push({ text: '', media: attributes['media'] ?? '', outlook: element.outlook })
        open.push(element)
        if (depth + open.length <= deepest) return
        isTooDeep = true
        parser.pause()
      },
      onclosetag() {
        path = undefined
        if (open.length > 1) open.pop()
      },
      ontext(text) {
        const { name } = open.at(-1)!
        if (name === 'style') mail.sheets.at(-1)!.text += text
        if (isTooDeep || textless.has(name) || outlook === 'only') return
        const [start, end] = [parser.startIndex, parser.endIndex + 1]
        const last = mail.pieces.at(-1)
        const isSame = last !== undefined && path !== undefined && last.end === start
        path ??= open.map((element) => element.name).join('>')
        if (!isSame) return void mail.pieces.push({ text, start, end, path })
        last.text += text
        last.end = end
      },
      oncomment(text) {
        mail.comments.push({ text, start: offset + parser.startIndex })
        readConditional(text, offset + parser.startIndex + '<!--'.length)
      },
      onprocessinginstruction: (_, text) => readConditional(text.replace(/^!/, ''), 0),
    },
    { decodeEntities: true },
  )
  parser.write(html)
  if (isTooDeep) return false
  parser.end()
  return !isTooDeep
}

/** The elements around this one, the nearest first. */
export function* around({ parent }: Element): Generator<Element> {
  for (let each = parent; each?.parent; each = each.parent) yield each
}

/** The place of an element. */
export function placeOf(html: string, start: number): Place {
  let line = 1
  for (let at = html.indexOf('\n'); at >= 0 && at < start; at = html.indexOf('\n', at + 1)) line += 1
  const seen = html.slice(start, start + 120).replaceAll(/\s+/g, ' ')
  return { at: { line, html: `${seen}${html.length > start + 120 ? '…' : ''}` } }
}
