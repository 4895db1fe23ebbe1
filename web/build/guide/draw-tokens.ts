// Turns the Markdown of a page into the parts that the browser draws. Markdown that the guide has not used before stops
// the build.
import { dirname, join } from 'node:path'
import type { Token, Tokens } from 'marked'
import type { GuideContentTree, GuideElement, GuideLink, GuideNode } from '../../features/guide/guide-tree.ts'
import { plainWords } from './plain-words.ts'
import { readFileSync } from 'node:fs'

/** A page while it is read: its parts so far, and the functions that give addresses to links and headings. */
export type Reading = {
  path: string
  /** A link's place in the web; undefined for a file that the web does not have: its words stay. */
  findLink: (target: string) => Pick<GuideLink, 'to' | 'in'> | undefined
  anchorOf: (heading: string) => string
  title: string
  sections: GuideContentTree['sections']
  anchors: Set<string>
  links: string[]
  pictures: string[]
}

export function drawTokens(page: Reading, tokens: readonly Token[] = []): GuideNode[] {
  return tokens.flatMap((token) => drawBlock(page, token) ?? drawInline(page, token))
}

const element = (tag: GuideElement['tag'], children: GuideNode[]): GuideElement => ({ tag, children })

/** Undefined for a token inside a paragraph. */
function drawBlock(page: Reading, token: Token): GuideNode[] | undefined {
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return heading(page, token as Tokens.Heading)
    case 'paragraph':
      return unwrapped(drawTokens(page, token.tokens))
    case 'list':
      return [element(token['ordered'] ? 'ol' : 'ul', drawTokens(page, (token as Tokens.List).items))]
    case 'list_item':
      return [element('li', drawTokens(page, token.tokens))]
    case 'table':
      return [table(page, token as Tokens.Table)]
    case 'blockquote':
      return [element('blockquote', drawTokens(page, token.tokens))]
    case 'code':
      return [element('pre', [element('code', [(token as Tokens.Code).text])])]
    default:
      return undefined
  }
}

function drawInline(page: Reading, token: Token): GuideNode[] {
  switch (token.type) {
    case 'strong':
    case 'em':
      return [element(token.type, drawTokens(page, token.tokens))]
    case 'codespan':
      return [element('code', [(token as Tokens.Codespan).text])]
    case 'text':
      return token.tokens ? drawTokens(page, token.tokens) : [(token as Tokens.Text).text]
    case 'escape':
      return [(token as Tokens.Escape).text]
    case 'link':
      return link(page, token as Tokens.Link)
    case 'image':
      return picture(page, token as Tokens.Image)
    case 'html':
      return place(page, token as Tokens.HTML)
    default:
      throw new Error(`${page.path} has a ${token.type}, which the guide in the web cannot show: ${token.raw}`)
  }
}

function heading(page: Reading, { depth, tokens, raw }: Tokens.Heading): GuideNode[] {
  const words = plainWords(tokens)
  const id = page.anchorOf(words)
  page.anchors.add(id)
  if (depth === 1) {
    page.title = words
    return []
  }
  if (depth > 3) throw new Error(`${page.path} has a heading below the third level: ${raw}`)
  if (depth === 2) page.sections.push({ id, title: words })
  return [{ tag: depth === 2 ? 'h2' : 'h3', id, children: drawTokens(page, tokens) }]
}

function link(page: Reading, { href, tokens }: Tokens.Link): GuideNode[] {
  page.links.push(href)
  const place = page.findLink(href)
  const children = drawTokens(page, tokens)
  return place ? [{ tag: 'a', ...place, children }] : children
}

function picture(page: Reading, { href, text: alt }: Tokens.Image): GuideNode[] {
  const src = join(dirname(page.path), href)
  page.pictures.push(src)
  return [{ tag: 'img', src, alt, ...sizeOfPicture(src) }]
}

/** Places for links are the only HTML. */
function place(page: Reading, { raw }: Tokens.HTML): GuideNode[] {
  const html = raw.trim()
  const [, id] = /^<a id="([^"]+)">$/.exec(html) ?? []
  if (html === '</a>') return []
  if (id === undefined) throw new Error(`${page.path} has HTML: ${html}`)
  page.anchors.add(id)
  return [{ tag: 'span', id, children: [] }]
}

function table(page: Reading, { header, rows }: Tokens.Table): GuideNode {
  const row = (tag: 'th' | 'td', cells: Tokens.TableCell[]) =>
    element(
      'tr',
      cells.map(({ tokens }) => element(tag, drawTokens(page, tokens))),
    )
  const body = rows.map((cells) => row('td', cells))
  return element('table', [element('thead', [row('th', header)]), element('tbody', body)])
}

/** A picture stands alone, not in a paragraph. */
function unwrapped(children: GuideNode[]): GuideNode[] {
  const [only] = children
  const isPicture = children.length === 1 && typeof only === 'object' && only.tag === 'img'
  return isPicture ? children : [element('p', children)]
}

/** The size of a PNG file in pixels, from its header. Throws if the file is missing or no PNG. */
function sizeOfPicture(path: string): { width: number; height: number } {
  const file = readFileSync(path)
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${path} is no PNG.`)
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}
