// The mail as a page for a frame. The HTML comes from Mailchimp, so no script runs. Only our own address learns of the opening.
import { type Language, tagOf } from '#domain/spoken.ts'
import type { PublicAnswer } from '../../../http/serve-public.ts'

export type MailLook = 'light' | 'dark'

/** Mail programs darken the parts that the mail does not colour itself. */
const grounds: Record<MailLook, string> = {
  light: ':root{color-scheme:light;background:#fff;color:#1d1f24}',
  dark: ':root{color-scheme:dark;background:#1c1c1e;color:#f5f5f7}',
}

/**
 * `showsAll`: pictures of other addresses load too, which may track the reader. `isMeasured`: the page around the frame may read where
 * the browser draws each element. The mail still runs nothing.
 */
export type MailView = { look: MailLook; showsAll: boolean; isMeasured?: boolean; publicUrl: string }

export function mailPage(html: string, { look, showsAll, isMeasured, publicUrl }: MailView): PublicAnswer {
  const pictures = showsAll ? 'https: http: data:' : `${publicUrl}/qr-code/ data:`
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${pictures}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    isMeasured ? 'sandbox allow-same-origin' : 'sandbox',
  ]
  return {
    status: 200,
    headers: { ...plain, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy.join('; ') },
    // Behind the mail, so that its doctype stays first.
    body: `${asLooked(html, look)}<style>${grounds[look]}</style>`,
  }
}

/** A frame's look does not reach the mail's own queries for it (Chromium 2026), so they are decided here. */
function asLooked(html: string, look: MailLook): string {
  return html.replaceAll(/\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/gi, (_, wanted: string) =>
    wanted.toLowerCase() === look ? '(min-width:0)' : '(max-width:0)',
  )
}

/** Opening the names of other hosts early would tell them too. */
const plain = { 'cache-control': 'no-store', 'x-dns-prefetch-control': 'off' }

export function noMailPage(status: number, sentence: string, language: Language): PublicAnswer {
  const headers = { ...plain, 'content-type': 'text/plain; charset=utf-8', 'content-language': tagOf[language] }
  const policy = "default-src 'none'; frame-ancestors 'self'; sandbox"
  return { status, headers: { ...headers, 'content-security-policy': policy }, body: sentence }
}
