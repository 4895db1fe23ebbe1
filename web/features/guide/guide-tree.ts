// The content of a page of the guide, as the build makes it from Markdown: elements with their children, ready to draw.

import type { Language } from '#domain/spoken.ts'

export type GuideNode = string | GuideElement | GuideLink | GuidePicture

type Tag =
  | 'h2'
  | 'h3'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'strong'
  | 'em'
  | 'code'
  | 'pre'
  | 'blockquote'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'span'

export type GuideElement = { tag: Tag; id?: string; children: GuideNode[] }
/** A page of the guide, a place on the page itself, or another site. `in` is the language of a page in another language. */
export type GuideLink = { tag: 'a'; to: string; in?: Language; children: GuideNode[] }
/** The address is known once the file is built; the size is in pixels of the file, which has two a pixel shown. */
export type GuidePicture = { tag: 'img'; src: string; alt: string; width: number; height: number }

/** A heading with an address of its own. */
type GuideSection = { id: string; title: string }

export type GuideContentTree = { nodes: GuideNode[]; sections: GuideSection[] }
