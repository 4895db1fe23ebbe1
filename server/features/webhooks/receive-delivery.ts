import { randomUUIDv7 } from 'node:crypto'
import { takeTokenIfLeft } from '../../database/throttle.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import { networkOf } from '../../kernel/network.ts'
import { readDelivery } from './delivery.ts'
import { protectionHash, secretPlace } from './protection.ts'
import { isSignedBy } from './signature.ts'
import * as store from './store.ts'
import type { Database } from '../../database/open.ts'
import { keepDeliveries, type KeptHint } from './store.ts'

// Group commit: deliveries that arrive while earlier ones are stored share the next round trip.

type KeepQueue = {
  /** False if the address is no longer ours. Resolves once the hint cannot be lost. */
  keep: (hint: KeptHint) => Promise<boolean>
}

type Waiting = { hint: KeptHint; resolve: (isKept: boolean) => void; reject: (error: unknown) => void }

const groupSize = 500

function openKeepQueue(database: Database): KeepQueue {
  const waiting: Waiting[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      const group = waiting.splice(0, groupSize)
      try {
        const kept = await keepDeliveries(
          database,
          group.map(({ hint }) => hint),
        )
        step('webhook.stored')
        for (const { hint, resolve } of group) resolve(kept.has(hint.id))
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    isRunning = false
  }

  return {
    keep: (hint) =>
      new Promise((resolve, reject) => {
        waiting.push({ hint, resolve, reject })
        if (!isRunning) void run()
      }),
  }
}

type NeededHere = Needs<'database' | 'keys' | 'now'>
type Delivery = { code: string; body: Buffer; signature: string | undefined; ip: string }

/** Without a signing secret, only the secret address protects the hook: it was made before Mailchimp signed. */
type Hook = { secret: string | undefined; aheadMs: number }

export type Receiver = {
  /** Throws for an unknown address, with the same answer as for an address that never existed. */
  check: (code: string, ip: string) => Promise<void>
  /** Stores a delivery before it is answered, and is quick even for many. Forged deliveries are not stored. */
  receive: (delivery: Delivery) => Promise<void>
}

/**
 * Caches secrets, so that a burst of deliveries does not query each time. A removed webhook is noticed when the hint is
 * stored.
 */
const hooksKnown = 1000

/** Limits wrong protection codes per IP. Deliveries with a valid one are never counted. */
const wrongCodes = { capacity: 60, secondsEach: 10 }

export function openReceiver(services: NeededHere): Receiver {
  const queue = openKeepQueue(services.database)
  const known = new Map<string, Hook>()

  async function look(hash: Buffer, ip: string): Promise<Hook & { of: store.ListScope }> {
    const stored = await store.findHook(services.database, hash)
    if (!stored) throw await wrongCode(services, ip)
    const secret = stored.sealedSecret ? services.keys.open(stored.sealedSecret, secretPlace(stored.listId)) : undefined
    if (known.size >= hooksKnown) known.clear()
    const hook = { secret, aheadMs: stored.aheadMs }
    // How far the clocks are apart is always read: it may change with each poll.
    known.set(hash.toString('hex'), { secret, aheadMs: 0 })
    return { ...hook, of: { team: stored.teamId, list: stored.listId } }
  }

  return {
    async check(code, ip) {
      await look(protectionHash(code), ip)
    },
    async receive(delivery) {
      const hash = protectionHash(delivery.code)
      const key = hash.toString('hex')
      const isFine = (hook: Hook | undefined) => hook?.secret !== undefined && isSigned(services, hook, delivery)
      // A secret or a clock may have changed since the lookup, and a hook without a secret may have got one.
      const found = isFine(known.get(key)) ? undefined : await look(hash, delivery.ip)
      if (found && !isSigned(services, found, delivery)) {
        if (delivery.signature === undefined) await store.noteUnsigned(services.database, found.of, hash)
        throw new Refusal('signed_out', 'delivery_unsigned')
      }
      const hint = readDelivery(delivery.body.toString('utf8'))
      step('webhook.received')
      if (!hint || (await queue.keep({ ...hint, id: randomUUIDv7(), hash: key }))) return
      known.delete(key)
      throw await wrongCode(services, delivery.ip)
    },
  }
}

/** Mailchimp signs by its own clock. Until a poll has found how far it is from ours, both count as the same. */
function isSigned({ now }: NeededHere, { secret, aheadMs }: Hook, { body, signature }: Delivery): boolean {
  if (secret === undefined) return true
  const ours = now()
  const clocks = [ours, new Date(ours.getTime() + aheadMs)]
  return clocks.some((clock) => isSignedBy(secret, signature, body, clock))
}

async function wrongCode({ database }: NeededHere, ip: string): Promise<Refusal> {
  return (await takeTokenIfLeft(database, `wrong-webhook:${networkOf(ip)}`, wrongCodes))
    ? new Refusal('not_found', 'not_found')
    : new Refusal('too_many', 'too_many_wrong_addresses')
}
