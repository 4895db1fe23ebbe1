import { marked } from 'marked'
import type { GuideContentTree } from '../../features/guide/guide-tree.ts'
import { drawTokens, type Reading } from './draw-tokens.ts'
import { firstWords } from './plain-words.ts'

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

/**
 * The link to the next page, which ends a page: “Next: [Afterwards](afterwards.md)”. Each language has its own word for it. The web
 * draws a link of its own.
 */
export const nextPage = /\n\n\p{L}+\s?: \[[^\]]+\]\([^)]+\)\s*$/u

/** Turns one page of the guide from Markdown into the tree that the browser draws. */
export function readPage(path: string, text: string, findLink: Reading['findLink']): ReadPage {
  const tokens = marked.lexer(text.replace(nextPage, ''))
  const anchorOf = createAnchors()
  const page: Reading = {
    path,
    findLink,
    anchorOf,
    title: '',
    sections: [],
    anchors: new Set(),
    links: [],
    pictures: [],
  }
  const nodes = drawTokens(page, tokens)
  const { title, sections, anchors, links, pictures } = page
  if (title === '') throw new Error(`${path} has no title.`)
  return { title, description: firstWords(tokens), sections, nodes, anchors, links, pictures }
}

/** The anchors of headings by GitHub's rule, so that a link works in the repository and in the web. */
function createAnchors(): (heading: string) => string {
  const known = new Set<string>()
  return (heading) => {
    const words = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    const anchor = words.replaceAll(' ', '-')
    let name = anchor
    for (let again = 1; known.has(name); again += 1) name = `${anchor}-${again}`
    known.add(name)
    return name
  }
}
