// Starts the sandbox with an audience to check, and runs the check on it.
import { createSandbox } from '../../../sandbox/sandbox.ts'
import { validating } from '../../../sandbox/testing/validate.ts'
import { freePort } from '../../../server/testing/this-machine.ts'
import { until } from '../../../server/testing/until.ts'
import { checkAccount, type Checked } from '../check.ts'
import type { Options } from '../options.ts'
import type { World } from '../way.ts'

export type Fetch = World['fetch']
export type Found = Record<string, string>

const statuses = ['subscribed', 'unsubscribed', 'cleaned', 'transactional', 'pending']

/** An audience whose members all joined at once, a minute ago. */
export async function start(members = 60) {
  const time = { ms: Date.now() }
  const sandbox = createSandbox({ clock: () => time.ms })
  const account = sandbox.addAccount()
  const audience = await sandbox.addAudience({
    members: Array.from({ length: members }, (_, place) => ({
      email: `guest${place}@example.com`,
      status: statuses[place % statuses.length]!,
      merge_fields: { FNAME: `Guest ${place}`, TABLE: place },
      tags: place < 3 ? ['Crew'] : [],
    })),
  })
  time.ms += 60_000
  const fetch = validating(sandbox.fetch, { mayAskWrongly: true })
  const world: World = {
    apiUrl: 'https://{dc}.api.mailchimp.com/3.0',
    fetch: (request) => fetch(request),
    now: () => new Date(time.ms),
    async pause(ms) {
      time.ms += ms
      await sandbox.deliveries.settle()
    },
    slowMs: 60_000,
  }
  const options: Options = {
    apiKey: account.apiKey,
    listId: audience.id,
    mayWrite: true,
    isLarge: false,
    domain: 'tickets@venue.example',
    members: 10,
    hook: undefined,
  }
  const run = (more: Partial<Options> = {}, other: Partial<World> = {}, signal = new AbortController().signal) =>
    checkAccount({ ...world, ...other }, { ...options, ...more }, signal)
  return { sandbox, world, options, run, ...openDump(sandbox.fetch, account.apiKey, audience.id) }
}

/** All contents of the audience, archived members too. */
function openDump(fetch: (url: string, init: RequestInit) => Promise<Response>, key: string, listId: string) {
  const list = `https://api.mailchimp.com/3.0/lists/${listId}`
  const ask = (path: string) => fetch(list + path, { headers: { authorization: `Bearer ${key}` } })
  /** Interrupted calls hold their connections for a moment. */
  const read = async (path: string) =>
    (await (
      await until(
        () => ask(path),
        ({ status }) => status !== 429,
      )
    ).json()) as object
  return {
    dump: () =>
      Promise.all(
        ['/members?count=1000', '/members?count=1000&status=archived', '/merge-fields?count=1000', '/webhooks'].map(
          read,
        ),
      ),
  }
}

export function foundIn({ results }: Checked): Found {
  return Object.fromEntries(results.map(({ id, found }) => [id, found]))
}

/** An address on this machine that receives webhooks. */
export async function aHook() {
  const port = await freePort()
  return { url: `http://127.0.0.1:${port}`, port }
}
