import * as z from 'zod/mini'
import { refusalOf } from '../../../server/mailchimp/refused-by.ts'
import { isSignedBy } from '../../../server/features/webhooks/signature.ts'
import type { Results } from '../attempt.ts'
import { judged, NotTried, notTried, type Outcome } from '../belief.ts'
import { hookPath, ownTags } from '../own.ts'
import { CallFailed } from '../way.ts'
import { hook } from '../wire.ts'
import { needFields, partOf, patchMember, type Trial } from './trial.ts'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

// A small server that receives Mailchimp's webhooks during the check.

type Delivery = { path: string; signature: string | undefined; body: Buffer; at: Date }

const mostBytes = 1_000_000

async function listenForHooks(port: number, now: () => Date) {
  const heard: Delivery[] = []
  const server = createServer((request, response) => {
    const signature = request.headers['x-mailchimp-signature']
    void read(request).then(
      (body) => {
        const path = URL.parse(request.url ?? '/', 'http://here')?.pathname ?? '/'
        // Mailchimp first checks the address with a GET.
        if (request.method === 'POST')
          heard.push({ path, body, at: now(), signature: typeof signature === 'string' ? signature : undefined })
        response.end()
      },
      () => response.destroy(),
    )
  })
  server.listen(port)
  await once(server, 'listening').catch(() => {
    throw new NotTried(`Port ${port} is taken: name another one with --port.`)
  })
  return {
    heard: () => heard,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > mostBytes) throw new Error('the body is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

export type Hooked = Trial & { hook: { url: string; port: number } | undefined }

const events = { subscribe: true, unsubscribe: true, profile: true, cleaned: true, upemail: true, campaign: false }
export const hookBeliefs = [
  { id: 'hook-secret', says: 'A webhook made by the API comes with a secret.' },
  { id: 'hook-signed', says: 'Deliveries are signed exactly when a secret was told, with t= in seconds.' },
  { id: 'hook-quiet', says: 'Writes of merge fields every 2 s trigger no webhook with api:false.' },
]

/** Two webhooks at once: one like the product's, and one that also receives our own writes. */
export async function tryHooks(trial: Hooked, note: Results['note']): Promise<void> {
  const tried = await hear(trial).catch((error: unknown) => {
    if (error instanceof NotTried) return notTried(error.message)
    throw error
  })
  const outcomes = 'found' in tried ? [tried, tried, tried] : judge(tried)
  for (const [place, belief] of hookBeliefs.entries()) note(belief, outcomes[place]!)
}

type Heard = { secret: string | undefined; loud: Delivery[]; quiet: Delivery[] }

const writes = 5
const writeEveryMs = 2000
const lookEveryMs = 5000
const longestMs = 180_000
/** Waits a little longer, for a late delivery. */
const restMs = 30_000

async function hear(trial: Hooked): Promise<Heard> {
  if (!trial.hook) throw new NotTried('It takes --hook.')
  needFields(trial)
  const { way } = trial
  const own = partOf(trial, 'changes')
  const path = hookPath()
  const ear = await listenForHooks(trial.hook.port, way.now)
  try {
    const url = trial.hook.url + path
    await way.audience.addHook(`${url}/quiet`).catch((error: unknown) => {
      throw new NotTried(refusalOf(error) ?? 'Mailchimp does not know the audience.')
    })
    const body = { url: `${url}/loud`, events, sources: { user: true, admin: true, api: true } }
    const made = await way.look({ method: 'POST', path: `${way.list}/webhooks`, body })
    if (made.status !== 200) throw new NotTried(new CallFailed(made).message)
    const secret = z.parse(hook, made.body).signing_secret || undefined
    for (let place = 0; place < writes; place += 1) {
      await patchMember(trial, own, { merge_fields: { [ownTags.scans]: 100 + place } })
      await way.pause(writeEveryMs)
    }
    const at = (end: string) => ear.heard().filter((delivery) => delivery.path.endsWith(`${path}/${end}`))
    for (let waited = 0; at('loud').length === 0 && waited < longestMs; waited += lookEveryMs)
      await way.pause(lookEveryMs)
    await way.pause(restMs)
    return { secret, loud: at('loud'), quiet: at('quiet') }
  } finally {
    await ear.close()
  }
}

function judge({ secret, loud, quiet }: Heard): [secret: Outcome, signed: Outcome, quiet: Outcome] {
  const isTold = judged(secret !== undefined, secret === undefined ? 'None was told.' : 'Told.')
  const heard = `${writes} writes; deliveries with api:true ${loud.length}, with api:false ${quiet.length}.`
  const silence = notTried('No delivery arrived where some should. Does the address of --hook lead to --port here?')
  if (loud.length === 0) return [isTold, silence, quiet.length > 0 ? judged(false, heard) : silence]
  const isRight = ({ signature, body, at }: Delivery) =>
    secret === undefined ? signature === undefined : isSignedBy(secret, signature, body, at)
  const right = loud.filter(isRight).length
  const how = secret === undefined ? 'are unsigned, and no secret was told' : 'are signed with the secret, within 300 s'
  return [
    isTold,
    judged(right === loud.length, `${right} of ${loud.length} ${how}.`),
    judged(quiet.length === 0, heard),
  ]
}
