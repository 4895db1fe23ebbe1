import { dirOf, type Language, pageTagOf } from '#domain/spoken.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'

/** The files of the build for the page: its styles, the fonts of its first view, and its script. */
export type PageAssets = { styles: string; fonts: string[]; script: string }

/** Undefined if the web is not built. */
export async function readPageAssets(webFolder: string): Promise<PageAssets | undefined> {
  try {
    return JSON.parse(await readFile(join(webFolder, 'pages', 'guest-page.json'), 'utf8')) as PageAssets
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export type Frame = (page: {
  language: Language
  title: string
  colours: string
  body: string
  hasScript: boolean
}) => {
  html: string
  /** The hashes of the inline styles, for the page's policy. */
  hashes: string[]
}

/** Puts a page together. `title` and `body` are HTML. */
export function makeFrame({ styles, fonts, script }: PageAssets): Frame {
  const preloads = fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
  return ({ language, title, colours, body, hasScript }) => ({
    hashes: [sha256(styles), sha256(colours)],
    html: `<!doctype html>
<html lang="${pageTagOf(language)}" dir="${dirOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="application-name" content="Listpass">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
<style>${colours}</style>
${preloads.join('\n')}
${hasScript ? `<script type="module" src="${script}"></script>` : ''}
</head>
<body>
${body}
</body>
</html>
`,
  })
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
