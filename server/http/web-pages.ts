// The pages of the built web app, with this installation's values. They are read and filled in at the start. Each is
// compressed at the first request that accepts it, because compressing all of them at the start would take half a
// second of processor time.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { publishedNames, publishedPages } from '#contract/published-pages.ts'
import { type ScreenName, screenNames } from '#contract/screens.ts'
import { chooseEncoding, type Encoding } from './choose-encoding.ts'
import { knowsTag } from './send-file.ts'
import { escapeHtml as escape } from './escape-html.ts'
import { policyWithStyles } from './security-headers.ts'

type Settings = { webFolder: string; publicUrl: string; supportEmail?: string | undefined }

export type Page = {
  body: (encoding: Encoding) => Promise<Buffer>
  hash: string
  policy: string
  isPublished: boolean
}

export type Pages = {
  /** The page by the name of its file, which the build wrote. */
  of: (file: string) => Page
  /** For the addresses of a team. The browser renders even the published screens there, because their links differ. */
  drawn: (name: ScreenName | undefined) => Page
}

export async function readPages(settings: Settings): Promise<Pages> {
  const { webFolder, supportEmail } = settings
  const read = async (path: string, isPublished: boolean) =>
    preparePage(fillIn(await readFile(path, 'utf8'), settings), isPublished)

  const published: ReadonlySet<ScreenName> = new Set(publishedNames)
  const isWritten = (name: ScreenName) => published.has(name) || name === 'NotFound'
  const written = supportEmail === undefined ? 'plain' : 'with-support'
  const files = [
    ...publishedPages.map(({ file }) => ({ file, folder: written, isPublished: true })),
    { file: 'NotFound', folder: written, isPublished: false },
    // The browser renders the other screens in the app's own page, which preloads their files.
    ...screenNames.filter((name) => !isWritten(name)).map((file) => ({ file, folder: 'drawn', isPublished: false })),
  ]
  const pages = new Map<string, Page>()
  for (const { file, folder, isPublished } of files) {
    const path = join(webFolder, 'pages', folder, `${file}.html`)
    if (existsSync(path)) pages.set(file, await read(path, isPublished))
  }
  const drawn = await read(join(webFolder, 'index.html'), false)
  const of = (file: string) => pages.get(file) ?? drawn
  return { of, drawn: (name) => (name === undefined || isWritten(name) ? drawn : of(name)) }
}

export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const tag = `"${page.hash}-${encoding}"`
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', tag)
    .header('content-security-policy', page.policy)
  if (!page.isPublished) reply.header('x-robots-tag', 'noindex')
  if (reply.statusCode === 200 && knowsTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(await page.body(encoding))
}

const encode: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  identity: async (plain) => plain,
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}

export function preparePage(html: string, isPublished: boolean): Page {
  const plain = Buffer.from(html)
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => sha256(text!, 'base64'))
  return {
    body: (encoding) => (bodies[encoding] ??= encode[encoding](plain)),
    hash: sha256(html, 'base64url').slice(0, 22),
    policy: policyWithStyles(styles),
    isPublished,
  }
}

function sha256(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding)
}

/** Inserts the settings at the marks of the build: as JSON in the page's data, as text elsewhere. */
function fillIn(html: string, { publicUrl, supportEmail }: Settings): string {
  const pageData = JSON.stringify(supportEmail === undefined ? {} : { support_email: supportEmail })
  return html
    .replace(/(<script[^>]*id="page-data"[^>]*>)[^<]*/, (_, tag: string) => tag + pageData.replaceAll('<', '\\u003c'))
    .replaceAll(
      'mailto:__SUPPORT_EMAIL__',
      () => `mailto:${encodeURIComponent(supportEmail ?? '').replace('%40', '@')}`,
    )
    .replaceAll('__SUPPORT_EMAIL__', () => escape(supportEmail ?? ''))
    .replaceAll('__PUBLIC_URL__', () => escape(publicUrl))
}
