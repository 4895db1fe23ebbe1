// One page of the guide, from Markdown to what the browser draws. Whatever the guide has not used before stops the build.
import { dirname, join } from 'node:path'
import { marked, type Token, type Tokens } from 'marked'
import type { GuideContentTree, GuideElement, GuideNode } from '../../features/guide/guide-tree.ts'
import { createAnchors } from './anchors.ts'
import { sizeOfPicture } from './read-picture.ts'

export type ReadPage = GuideContentTree & {
  title: string
  /** For search engines. */
  description: string
  /** Every id on the page. */
  anchors: ReadonlySet<string>
  /** The targets of links to pages and places, as in the Markdown. */
  links: readonly string[]
  /** The paths of its pictures. */
  pictures: readonly string[]
}

/** A link's address in the web; undefined for a file that the web does not have: its words stay. */
export type FindLink = (target: string) => string | undefined

export function readPage(path: string, text: string, findLink: FindLink): ReadPage {
  const anchorOf = createAnchors()
  const anchors = new Set<string>()
  const links: string[] = []
  const pictures: string[] = []
  const sections: GuideContentTree['sections'] = []
  let title = ''

  const element = (tag: GuideElement['tag'], children: GuideNode[]): GuideElement => ({ tag, children })
  const all = (tokens: readonly Token[] = []) => tokens.flatMap(draw)

  function heading({ depth, tokens, text: raw }: Tokens.Heading): GuideNode[] {
    const words = plain(tokens)
    const id = anchorOf(words)
    anchors.add(id)
    if (depth === 1) {
      title = words
      return []
    }
    if (depth > 3) throw new Error(`${path} has a heading below the third level: ${raw}`)
    if (depth === 2) sections.push({ id, title: words })
    return [{ tag: depth === 2 ? 'h2' : 'h3', id, children: all(tokens) }]
  }

  function link({ href, tokens }: Tokens.Link): GuideNode[] {
    links.push(href)
    const to = findLink(href)
    return to === undefined ? all(tokens) : [{ tag: 'a', to, children: all(tokens) }]
  }

  function picture({ href, text: alt }: Tokens.Image): GuideNode[] {
    const src = join(dirname(path), href)
    pictures.push(src)
    return [{ tag: 'img', src, alt, ...sizeOfPicture(src) }]
  }

  /** Places for links are the only HTML. */
  function html({ raw }: Tokens.HTML): GuideNode[] {
    const [, id] = /^<a id="([^"]+)">$/.exec(raw.trim()) ?? []
    if (id === undefined && raw.trim() !== '</a>') throw new Error(`${path} has HTML: ${raw}`)
    if (id === undefined) return []
    anchors.add(id)
    return [{ tag: 'span', id, children: [] }]
  }

  function table({ header, rows }: Tokens.Table): GuideNode {
    const row = (tag: 'th' | 'td', cells: Tokens.TableCell[]) =>
      element(
        'tr',
        cells.map(({ tokens }) => element(tag, all(tokens))),
      )
    const body = rows.map((cells) => row('td', cells))
    return element('table', [element('thead', [row('th', header)]), element('tbody', body)])
  }

  function draw(token: Token): GuideNode[] {
    switch (token.type) {
      case 'space':
        return []
      case 'heading':
        return heading(token as Tokens.Heading)
      case 'paragraph':
        return isNext(token) ? [] : unwrapped(all(token.tokens))
      case 'list':
        return [element(token['ordered'] ? 'ol' : 'ul', (token as Tokens.List).items.flatMap(draw))]
      case 'list_item':
        return [element('li', all(token.tokens))]
      case 'table':
        return [table(token as Tokens.Table)]
      case 'blockquote':
      case 'strong':
      case 'em':
        return [element(token.type, all(token.tokens))]
      case 'code':
        return [element('pre', [element('code', [(token as Tokens.Code).text])])]
      case 'codespan':
        return [element('code', [(token as Tokens.Codespan).text])]
      case 'text':
        return token.tokens ? all(token.tokens) : [unescaped((token as Tokens.Text).text)]
      case 'escape':
        return [(token as Tokens.Escape).text]
      case 'link':
        return link(token as Tokens.Link)
      case 'image':
        return picture(token as Tokens.Image)
      case 'html':
        return html(token as Tokens.HTML)
      default:
        throw new Error(`${path} has a ${token.type}, which the guide in the web cannot show: ${token.raw}`)
    }
  }

  const tokens = marked.lexer(text)
  const nodes = tokens.flatMap(draw)
  if (title === '') throw new Error(`${path} has no title.`)
  return { title, description: descriptionOf(tokens), sections, nodes, anchors, links, pictures }
}

/** A picture stands alone, not in a paragraph. */
function unwrapped(children: GuideNode[]): GuideNode[] {
  const [only] = children
  const isPicture = children.length === 1 && typeof only === 'object' && only.tag === 'img'
  return isPicture ? children : [{ tag: 'p', children }]
}

/** The web has its own link to the next page. */
function isNext({ raw }: Token): boolean {
  return /^Next: \[[^\]]+\]\([^)]+\)\s*$/.test(raw)
}

/** marked escapes some characters for HTML; the browser draws text. */
function unescaped(text: string): string {
  const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign]!)
}

function plain(tokens: readonly Token[] = []): string {
  return tokens
    .map((token) => ('tokens' in token && plain(token.tokens)) || ('text' in token && String(token.text)) || '')
    .join('')
    .replaceAll(/\s+/g, ' ')
}

/** The first sentences of the page, as much as a search engine shows: at most 160 characters. */
function descriptionOf(tokens: readonly Token[]): string {
  const words = tokens
    .flatMap((token) => (token.type === 'list' ? (token as Tokens.List).items : [token]))
    .filter((token) => /^(?:paragraph|list_item)$/.test(token.type) && !/^!\[/.test(token.raw))
    .map((token) => plain('tokens' in token ? token.tokens : undefined).trim())
    .join(' ')
  if (words.length <= 160) return words
  const sentences = words.slice(0, 160).replace(/(?<=[.?!]) [^.?!]*$/, '')
  return sentences.length > 50 && /[.?!]$/.test(sentences) ? sentences : `${words.slice(0, 157).replace(/ \S*$/, '')} …`
}
