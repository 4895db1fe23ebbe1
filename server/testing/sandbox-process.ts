// The pretend Mailchimp as a separate process, as it runs beside a server, controlled by its admin calls.
import { freePort } from './free-port.ts'
import type { Written } from '../../sandbox/api/write-member.ts'
import type { Call } from '../../sandbox/calls.ts'
import type { NewAudience } from '../../sandbox/control.ts'
import type { ActiveFault, Fault } from '../../sandbox/faults.ts'
import type { Settings } from '../../sandbox/store/accounts.ts'
import { type Child, startChild } from './child.ts'

export type SandboxProcess = Child & {
  address: string
  port: number
  addAudience: (audience: NewAudience) => Promise<{ account: string; apiKey: string; audience: string }>
  change: (account: string, settings: Partial<Settings>) => Promise<void>
  addFault: (account: string, fault: Fault) => Promise<void>
  clearFaults: (account: string) => Promise<void>
  /** How many calls the account's faults have hit. */
  struck: (account: string) => Promise<number>
  /** Adds or changes a member in Mailchimp. */
  addMember: (audience: string, written: Written) => Promise<void>
  editMember: (audience: string, email: string, written: Written) => Promise<void>
  /** The newest thousand calls. */
  calls: () => Promise<Call[]>
  counts: () => Promise<{ total: number; by_operation: Record<string, number>; most_at_once: number }>
  forgetCalls: () => Promise<void>
}

/** A call with more would be larger than the sandbox takes. */
const peopleInCall = 50_000

export async function startSandboxProcess(dataDir: string): Promise<SandboxProcess> {
  const port = await freePort()
  const child = startChild('sandbox/main.ts', { SANDBOX_PORT: String(port), DATA_DIR: dataDir })
  await child.line(/^API key: /)
  const address = `http://127.0.0.1:${port}`

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${address}/admin${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  return {
    ...child,
    address,
    port,
    async addAudience(audience) {
      const account = (await ask('POST', '/accounts', {})) as { id: string; apiKey: string }
      const people = Array.isArray(audience.members) ? audience.members : []
      const first = people.length > 0 ? { members: people.slice(0, peopleInCall) } : {}
      const body = { ...audience, ...first, account: account.id }
      const added = (await ask('POST', '/audiences', body)) as { id: string }
      for (let from = peopleInCall; from < people.length; from += peopleInCall)
        await ask('POST', `/lists/${added.id}/people`, people.slice(from, from + peopleInCall))
      return { account: account.id, apiKey: account.apiKey, audience: added.id }
    },
    change: (account, settings) => ask('PATCH', `/accounts/${account}/settings`, settings).then(() => {}),
    addFault: (account, fault) => ask('POST', `/accounts/${account}/faults`, fault).then(() => {}),
    clearFaults: (account) => ask('DELETE', `/accounts/${account}/faults`).then(() => {}),
    async struck(account) {
      const faults = (await ask('GET', `/accounts/${account}/faults`)) as ActiveFault[]
      return faults.reduce((sum, fault) => sum + fault.struck, 0)
    },
    addMember: (audience, written) => ask('POST', `/lists/${audience}/members`, written).then(() => {}),
    editMember: (audience, email, written) =>
      ask('PATCH', `/lists/${audience}/members/${encodeURIComponent(email)}`, written).then(() => {}),
    calls: () => ask('GET', '/calls') as Promise<Call[]>,
    counts: async () =>
      ((await ask('GET', '/state')) as { calls: Awaited<ReturnType<SandboxProcess['counts']>> }).calls,
    forgetCalls: () => ask('DELETE', '/calls').then(() => {}),
  }
}
