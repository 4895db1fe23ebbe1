import type { BrowserContext, Request, Response } from '@playwright/test'
import { scanTokenHeader } from '#contract/doors.ts'
import type { Product } from '../product.ts'

/**
 * The page of a code has the code, and its guest's name if the organiser shows names. guest-page.test.ts checks both.
 * The page of a mail has what its guest gets, for the organiser. proof.test.ts checks who can open it.
 */
const pageOfGuest = /^\/(?:q|qr-code|mail)\//i

/** Records the browsers' requests and answers; returns a function that waits for the last. */
export function witness(context: BrowserContext, { address, evidence }: Product): () => Promise<void> {
  const reading = new Set<Promise<void>>()
  const isOurs = (request: Request) => request.url().startsWith(`${address}/`)

  context.on('request', (request) => {
    if (isOurs(request)) noticeRequest(request)
  })
  context.on('response', (response) => {
    if (!isOurs(response.request())) return
    // The answer of a closed page can no longer be read.
    const done = noticeResponse(response).catch(() => {})
    reading.add(done)
    void done.finally(() => reading.delete(done))
  })

  function noticeRequest(request: Request): void {
    const headers = request.headers()
    const token = /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1]
    if (token) evidence.plant('token', token)
    if (headers[scanTokenHeader]) evidence.plant('token', headers[scanTokenHeader])
    const url = new URL(request.url())
    evidence.notice(url.pathname)
    if (url.pathname === '/mailchimp/callback')
      for (const name of ['state', 'code']) evidence.plant('state', url.searchParams.get(name) ?? '')
    evidence.notice(parse(request.postData() ?? ''))
  }

  async function noticeResponse(response: Response): Promise<void> {
    const type = response.headers()['content-type'] ?? ''
    const isPage = type.startsWith('text/html')
    if (!isPage && !type.startsWith('application/json') && response.status() < 400) return
    if (response.status() >= 300 && response.status() < 400) return
    const body = await response.text()
    if (response.status() >= 400) evidence.declined(response.status(), body)
    else if (isPage && !pageOfGuest.test(new URL(response.url()).pathname)) evidence.page(body)
    else evidence.notice(parse(body))
  }

  return async () => {
    await Promise.all(reading)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
