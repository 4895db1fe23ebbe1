// The mail as a page for a frame. The HTML comes from Mailchimp, so no script runs. Only our own address learns of the opening.
import * as z from 'zod/mini'
import { type Language, tagOf } from '#domain/spoken.ts'
import type { PublicAnswer } from '../../../http/serve-public.ts'
import type { Opener } from '../../auth/opened-by.ts'
import type { KeyRing } from '../../../secrets/key-ring.ts'

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

// Opens the mail of one recipient in a frame for some minutes, while the session goes on that asked for it. A frame cannot send the
// session's token. The ticket is sealed, so it needs no table, and every server can read it.

const goodForMs = 10 * 60_000
const place = { table: 'tickets', column: 'mail', row: 'proof' }

const sealed = z.tuple([z.uuid(), z.int(), z.uuid(), z.string(), z.int(), z.int(), z.int()])

type MailTicket = { opener: Opener; listId: string; campaignId: string; place: number; version: number }

export function sealMailTicket(keys: KeyRing, ticket: MailTicket, now: Date): string {
  const { opener, listId, campaignId, place: at, version } = ticket
  const content = [opener.sessionId, opener.changedAt, listId, campaignId, at, version, now.getTime() + goodForMs]
  return keys.seal(JSON.stringify(content), place)
}

/** Undefined for a ticket that is not ours, or has expired. */
export function readMailTicket(keys: KeyRing, text: string, now: Date): MailTicket | undefined {
  try {
    const [sessionId, changedAt, listId, campaignId, at, version, until] = sealed.parse(
      JSON.parse(keys.open(text, place)),
    )
    return now.getTime() < until
      ? { opener: { sessionId, changedAt }, listId, campaignId, place: at, version }
      : undefined
  } catch {
    return undefined
  }
}
