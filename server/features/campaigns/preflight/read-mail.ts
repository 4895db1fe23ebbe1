// Reads the HTML of a mail without running it: its pictures, links, texts and merge conditionals.
import { Parser } from 'htmlparser2'
import type { Place } from './facts.ts'
import { isHiddenBy, pixelsOf, readStyle, type Style } from './read-style.ts'

/** `width`: its fixed width in CSS pixels, by attribute or style. */
export type Box = { name: string; width: number | undefined }

export type Picture = {
  src: string
  alt: string
  title: string
  width: string | undefined
  height: string | undefined
  style: Style
  /** The elements around it, the outermost first. */
  boxes: readonly Box[]
  isHidden: boolean
  /** Offsets in the HTML. */
  start: number
  end: number
}

export type Link = { href: string; start: number }

/** A piece of text, and the names of the elements around it. `end` is the offset behind it. */
export type Piece = { text: string; start: number; end: number; path: string }

export type Mail = {
  html: string
  pictures: Picture[]
  links: Link[]
  pieces: Piece[]
  comments: { text: string; start: number }[]
  /** Pictures by style, such as `background-image`, and by the attribute `background`. */
  backgrounds: Link[]
}

/** Mails have a few dozen levels. A deeper one would only cost time. */
const deepest = 400

/** In UTF-16 units: five times the length that Gmail shows. Random text of this length takes the server up to 50 ms. */
export const longestHtml = 500_000

const textless = new Set(['style', 'script', 'title'])

/** Undefined for HTML that no mail program shows either: too long, or nested too deep. */
export function readMail(html: string): Mail | undefined {
  if (html.length > longestHtml) return undefined
  const mail: Mail = { html, pictures: [], links: [], pieces: [], comments: [], backgrounds: [] }
  const open: (Box & { isHidden: boolean })[] = []
  let isTooDeep = false
  /** The path of the text between two tags. The parser may report one text in several parts. */
  let path: string | undefined
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        path = undefined
        const style = readStyle(attributes['style'] ?? '')
        const isHidden = (open.at(-1)?.isHidden ?? false) || isHiddenBy(style)
        const start = parser.startIndex
        if (name === 'img')
          mail.pictures.push({
            ...pictureOf(attributes),
            style,
            boxes: [...open],
            isHidden,
            start,
            end: parser.endIndex + 1,
          })
        const { href, background } = attributes
        if (name === 'a' && href) mail.links.push({ href, start })
        const painted = background ?? attributes['style']
        if (painted?.includes('qr-code')) mail.backgrounds.push({ href: painted, start })
        open.push({
          name,
          width: pixelsOf(style.get('width') ?? style.get('max-width') ?? attributes['width']),
          isHidden,
        })
        if (open.length <= deepest) return
        isTooDeep = true
        parser.pause()
      },
      onclosetag() {
        path = undefined
        open.pop()
      },
      ontext(text) {
        if (isTooDeep || textless.has(open.at(-1)?.name ?? '')) return
        const [start, end] = [parser.startIndex, parser.endIndex + 1]
        const last = mail.pieces.at(-1)
        const isSame = last !== undefined && path !== undefined && last.end === start
        path ??= open.map(({ name }) => name).join('>')
        if (!isSame) return void mail.pieces.push({ text, start, end, path })
        last.text += text
        last.end = end
      },
      oncomment: (text) => void mail.comments.push({ text, start: parser.startIndex }),
    },
    { decodeEntities: true },
  )
  parser.write(html)
  if (isTooDeep) return undefined
  parser.end()
  return mail
}

function pictureOf({ src = '', alt = '', title = '', width, height }: Record<string, string>) {
  return { src: src.trim(), alt, title, width, height }
}

/** The place of an element. */
export function placeOf(html: string, start: number): Place {
  let line = 1
  for (let at = html.indexOf('\n'); at >= 0 && at < start; at = html.indexOf('\n', at + 1)) line += 1
  const seen = html.slice(start, start + 120).replaceAll(/\s+/g, ' ')
  return { at: { line, html: `${seen}${html.length > start + 120 ? '…' : ''}` } }
}
