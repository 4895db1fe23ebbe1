// A written page: the head of the app's own page with what is this screen's, and the screen in the place where it is drawn.
import type { Head } from '../app/heads.ts'
import type { PageAssets } from './page-assets.ts'

type Page = {
  head: Head
  /** Undefined for the page that says that there is none. */
  path: string | undefined
  content: string
  /** A form does nothing without scripts; a page to read does not mind. */
  needsScripts: boolean
  assets: PageAssets
}

const publicUrl = '__PUBLIC_URL__'

export function composePage(template: string, { head, path, content, needsScripts, assets }: Page): string {
  let page = template
  const put = (place: RegExp, text: string) => {
    if (!place.test(page)) throw new Error(`The page of the app has no ${place}.`)
    page = page.replace(place, () => text)
  }
  put(/\s*<title>[^<]*<\/title>/, `\n    ${tagsOf(head, path).join('\n    ')}`)
  put(/\s*<meta name="robots"[^>]*>/, '')
  // Its sheet is in the page, as are those of the screen.
  put(/\s*<link rel="stylesheet"[^>]*>/, `\n    <style>${assets.styles.trim()}</style>`)
  // The page can be read before its scripts are there: they do not take the line from its letters.
  page = page.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
  const known = new Set([...page.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, href]) => href))
  put(/\s*<\/head>/, `\n    ${preloads(assets, known).join('\n    ')}\n  </head>`)
  if (!needsScripts) put(/\s*<noscript>[^<]*<\/noscript>/, '')
  put(/<div id="root"><\/div>/, `<div id="root">${content}</div>`)
  return page
}

function tagsOf({ title, description }: Head, path: string | undefined): string[] {
  const about = [`<title>${escape(title)}</title>`, `<meta name="description" content="${escape(description)}" />`]
  if (path === undefined) return [...about, '<meta name="robots" content="noindex" />']
  const property = (name: string, value: string) => `<meta property="${name}" content="${escape(value)}" />`
  return [
    ...about,
    `<link rel="canonical" href="${publicUrl}${path}" />`,
    property('og:type', 'website'),
    property('og:site_name', 'Listpass'),
    property('og:locale', 'en_GB'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', `${publicUrl}${path}`),
    property('og:image', `${publicUrl}/share.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', 'A ticket with a QR code, checked in, beside the words: Your list, at the door.'),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
}

function preloads({ scripts }: PageAssets, known: Set<string | undefined>): string[] {
  return scripts
    .filter((href) => !known.has(href))
    .map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}" crossorigin />`)
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
