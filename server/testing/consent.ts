// Organisers who connect Mailchimp by consent, in browsers with cookies.
import assert from 'node:assert/strict'
import { allAccounts } from '#contract/lists.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { oauthClient } from '../../sandbox/seed/first-account.ts'
import { openAsOwner } from '../database/open.ts'
import { addOrganiser } from './factories.ts'
import { atEnd } from './postgres.ts'
import { startTestApp } from './start-test-app.ts'

export const publicUrl = 'http://127.0.0.1:3000'

export type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** `plain` is an installation without an OAuth client. */
export async function openConsent() {
  const clock = { ms: Date.now() }

  /** Answers that replace those of the sandbox's sign-in, in order. */
  const instead: (Response | 'lost')[] = []
  const asked: string[] = []
  const pretend = createSandbox({ clock: () => clock.ms })
  const sandbox: Sandbox = {
    ...pretend,
    async fetch(input, init) {
      const request = new Request(input, init)
      asked.push(`${request.method} ${new URL(request.url).host}${new URL(request.url).pathname}`)
      const next = /\/oauth2\/(token|metadata)$/.test(request.url) ? instead.shift() : undefined
      if (next === 'lost') {
        await pretend.fetch(request)
        throw new TypeError('fetch failed')
      }
      return next ?? pretend.fetch(request)
    },
  }
  const app = await startTestApp({ sandbox, publicUrl, client: oauthClient })
  const plain = await startTestApp({ works: false })
  const owner = openAsOwner({ connectionString: app.connectionString })
  atEnd(() => owner.destroy())

  /** A browser with its cookies and a signed-in organiser. */
  async function openBrowser(node = app, address = publicUrl) {
    const { token, id } = await addOrganiser(node)
    const jar = new Map<string, string>()
    const cookies: string[] = []
    const take = (answer: { headers: Record<string, unknown> }) => {
      const set = answer.headers['set-cookie'] as string | string[] | undefined
      for (const cookie of [set ?? []].flat()) {
        cookies.push(cookie)
        const [name, value] = cookie.split(';')[0]!.split('=')
        jar.set(name!, value!)
      }
    }
    const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    async function get(url: string): Promise<Answer> {
      const headers = { cookie: cookieHeader(), authorization: `Bearer ${token}` }
      const { statusCode: status, headers: got, body } = await node.app.inject({ url, headers })
      take({ headers: got })
      return { status, headers: got, body }
    }
    async function post(more: Record<string, string | undefined> = {}, body: object = {}): Promise<Answer> {
      const headers = {
        cookie: cookieHeader(),
        authorization: `Bearer ${token}`,
        origin: address,
        'sec-fetch-site': 'same-origin',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': jar.get('XSRF-TOKEN'),
        ...more,
      }
      const kept = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
      const payload = { account_name: 'Supper club', user_id: id, ...body }
      const answer = await node.app.inject({ method: 'POST', url: '/mailchimp/connect', headers: kept, payload })
      take(answer)
      return { status: answer.statusCode, headers: answer.headers, body: answer.body }
    }
    await get('/api/user')
    /** Opens Mailchimp's page like the browser. */
    async function begin(): Promise<URL> {
      const { status, body } = await post()
      assert.equal(status, 200, body)
      return new URL((JSON.parse(body) as { url: string }).url)
    }
    return { token, id, jar, cookies, get, post, begin }
  }

  /** The person's answer on Mailchimp's page. Returns the address that it sends the browser to. */
  async function consent(page: URL, account: string, answer: 'allow' | 'deny' = 'allow'): Promise<string> {
    assert.equal((await pretend.fetch(page)).status, 200)
    const body = new URLSearchParams([...page.searchParams, ['account', account], ['answer', answer]])
    const { headers } = await pretend.fetch('https://login.mailchimp.com/oauth2/authorize', { method: 'POST', body })
    const back = new URL(headers.get('Location')!)
    assert.equal(back.origin + back.pathname, `${publicUrl}/mailchimp/callback`)
    return back.pathname + back.search
  }

  async function addMailchimp() {
    const account = sandbox.addAccount()
    await sandbox.addAudience({ account: account.id, name: 'Guests', members: 3 })
    return account
  }

  const accountsOf = async (token: string) => (await app.call(allAccounts, { token })).accounts

  return { clock, instead, asked, pretend, sandbox, app, plain, owner, openBrowser, consent, addMailchimp, accountsOf }
}

/** Our page says what to do, and shows none of the secrets in the address. */
export function assertNotice(answer: Answer, status: number, says: RegExp, base = ''): void {
  assert.equal(answer.status, status, answer.body)
  assert.match(String(answer.headers['content-type']), /^text\/html/)
  assert.equal(answer.headers['cache-control'], 'no-store')
  assert.match(answer.body, says)
  assert.ok(answer.body.includes(`href="${base}/setup/account"`), answer.body)
  assert.ok(answer.body.includes(`href="${base}/app"`), answer.body)
  assert.doesNotMatch(answer.body, /<script|style=|<style|[0-9a-f]{32}/)
}
