import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts'
import { validating } from './validate.ts'

type Json = Record<string, unknown>
type Answered<Body = Json> = { status: number; body: Body; type: string }

export type TestSandbox = {
  sandbox: Sandbox
  account: { id: string; apiKey: string }
  now: { ms: number }
  /** Calls the API as the account. Checks every request and answer; a wrong request must be refused. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the test says what it expects
  call: <Body = Json>(method: string, path: string, body?: unknown) => Promise<Answered<Body>>
}

export function startSandbox(options: SandboxOptions = {}): TestSandbox {
  const now = { ms: Date.UTC(2026, 10, 1) }
  const sandbox = createSandbox({ clock: () => now.ms, ...options })
  const account = sandbox.addAccount()
  const fetch = validating(sandbox.fetch, { mayAskWrongly: true })
  return {
    sandbox,
    account,
    now,
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
    async call<Body>(method: string, path: string, body?: unknown) {
      const answer = await fetch(`https://us14.api.mailchimp.com/3.0${path}`, {
        method,
        headers: { Authorization: `Bearer ${account.apiKey}` },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await answer.text()
      const type = answer.headers.get('Content-Type') ?? ''
      return { status: answer.status, type, body: (type.includes('json') ? JSON.parse(text) : text) as Body }
    },
  }
}
