import { randomBytes } from 'node:crypto'
import { allAccounts, findAccount, findAccountByToken } from '../store/accounts.ts'
import { oauthClient } from '../seed/first-account.ts'
import { digest } from '../store/ids.ts'
import { isLoopback } from '../webhooks/check-address.ts'
import { consentPage, refusedPage } from '../pages/consent-page.ts'
import { pageAnswer } from '../pages/layout.ts'
import type { World } from '../world.ts'

/** A code works once, within this time. */
const codeSeconds = 30

export async function answerOauth(world: World, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const what = `${request.method} ${pathname}`
  if (what === 'GET /oauth2/authorize') return askConsent(world, request)
  if (what === 'POST /oauth2/authorize') return takeConsent(world, request)
  if (what === 'POST /oauth2/token') return giveToken(world, request)
  if (what === 'GET /oauth2/metadata') return showMetadata(world, request)
  return Response.json({ error: 'not_found' }, { status: 404 })
}

function askConsent(world: World, request: Request): Response {
  const asked = new URL(request.url).searchParams
  const why = whyRefused(asked)
  if (why) return pageAnswer(refusedPage(why), 400)
  return pageAnswer(consentPage(allAccounts(world), asked))
}

async function takeConsent(world: World, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const why = whyRefused(form)
  if (why) return pageAnswer(refusedPage(why), 400)
  const back = new URL(form.get('redirect_uri')!)
  const account = findAccount(world, form.get('account') ?? '')
  if (form.get('answer') === 'allow' && account) {
    const code = randomBytes(16).toString('hex')
    const expiresAt = Math.floor(world.now() / 1000) + codeSeconds
    world.db.run('insert into oauth_codes values (?, ?, ?, ?)', code, account.id, form.get('redirect_uri'), expiresAt)
    back.searchParams.set('code', code)
  } else back.searchParams.set('error', 'access_denied')
  const state = form.get('state')
  if (state !== null) back.searchParams.set('state', state)
  return new Response(null, { status: 302, headers: { Location: back.href } })
}

/**
 * Mailchimp compares with the registered address. Here every address of this machine is registered, with any port and
 * path.
 */
function whyRefused(asked: URLSearchParams): string | undefined {
  const redirect = asked.get('redirect_uri') ?? ''
  if (asked.get('client_id') !== oauthClient.id) return 'The client is not known.'
  if (!URL.canParse(redirect) || !isLoopback(new URL(redirect).hostname))
    return 'The redirect address is not registered.'
  if (asked.get('response_type') !== 'code') return 'The response type must be code.'
  return undefined
}

async function giveToken(world: World, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const refuse = (error: string, description: string) =>
    Response.json({ error, error_description: description }, { status: 400 })
  if (form.get('grant_type') !== 'authorization_code') return refuse('unsupported_grant_type', 'Ask with a code.')
  const isClient = form.get('client_id') === oauthClient.id && form.get('client_secret') === oauthClient.secret
  if (!isClient) return refuse('invalid_client', 'The client or its secret is wrong.')
  // Reading removes the code: a used code is spent, even if the rest of the call is wrong.
  const found = world.db.one<{ account_id: string; redirect_uri: string; expires_at: number }>(
    'delete from oauth_codes where code = ? returning *',
    form.get('code') ?? '',
  )
  if (!found || found.expires_at <= Math.floor(world.now() / 1000)) {
    return refuse('invalid_grant', 'The code is unknown, spent or too old.')
  }
  if (found.redirect_uri !== form.get('redirect_uri')) return refuse('invalid_grant', 'The redirect address differs.')
  const token = randomBytes(16).toString('hex')
  world.db.run("insert into credentials (token, account_id, kind) values (?, ?, 'oauth')", token, found.account_id)
  return Response.json({ access_token: token, expires_in: 0, scope: null })
}

/** An invalid token also gets status 200. */
function showMetadata(world: World, request: Request): Response {
  const token = (request.headers.get('Authorization') ?? '').replace(/^(OAuth|Bearer) /i, '')
  const account = findAccountByToken(world, token)
  if (!account) return Response.json({ error: 'invalid_token', error_description: 'The token is not known.' })
  const { origin, hostname } = new URL(request.url)
  return Response.json({
    dc: account.dc,
    role: 'owner',
    accountname: account.name,
    user_id: account.user_id,
    login: {
      email: account.email,
      avatar: null,
      login_id: account.login_id,
      login_name: digest(account.id, 8),
      login_email: account.email,
    },
    login_url: isLoopback(hostname) ? origin : 'https://login.mailchimp.com',
    api_endpoint: isLoopback(hostname) ? origin : `https://${account.dc}.api.mailchimp.com`,
  })
}
