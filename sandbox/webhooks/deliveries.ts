import { createHmac } from 'node:crypto'
import { findAccount, type Settings } from '../store/accounts.ts'
import { findWebhook, saveWebhook, type Webhook } from '../store/webhooks.ts'
import type { World } from '../world.ts'
import { answerWithinMs } from './check-address.ts'

/** Pauses in seconds after each failed try. After 75 minutes in all, Mailchimp gives up. */
export const retryAfterSeconds = [60, 120, 300, 600, 1200, 2220]

export type Delivery = {
  id: number
  webhook_id: string
  type: string
  body: string
  made_at: number
  due_at: number
  tries: number
  last_status: number
  state: 'waiting' | 'delivered' | 'dropped'
}

export type Deliveries = {
  /** Makes the sandbox send due deliveries soon. */
  wake: () => void
  /** Sends all deliveries due by the sandbox's clock, and waits for them. */
  settle: () => Promise<void>
  list: () => Delivery[]
  stop: () => Promise<void>
}

export function openDeliveries(world: World): Deliveries {
  let running: Promise<void> = Promise.resolve()
  const stopping = new AbortController()
  let isQueued = false

  const settle = () => {
    if (stopping.signal.aborted) return running
    isQueued = false
    running = running.then(() => sendAllDue(world, stopping.signal))
    return running
  }
  return {
    wake() {
      if (isQueued || stopping.signal.aborted) return
      isQueued = true
      setImmediate(() => void settle())
    },
    settle,
    list: () => world.db.all<Delivery>('select * from deliveries order by id desc limit 1000').toReversed(),
    stop() {
      stopping.abort()
      return running
    },
  }
}

async function sendAllDue(world: World, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const due = dueDeliveries(world)
    if (due.length === 0) return
    for (const delivery of due) {
      if (stopping.aborted) return
      await deliver(world, delivery, stopping)
    }
  }
}

function dueDeliveries(world: World): Delivery[] {
  const due = world.db.all<Delivery>(
    "select * from deliveries where state = 'waiting' and due_at <= ? order by due_at, id limit 100",
    Math.floor(world.now() / 1000),
  )
  const isReordered = due.some((delivery) => settingsOf(world, delivery)?.reordersDeliveries)
  return isReordered ? due.toReversed() : due
}

async function deliver(world: World, delivery: Delivery, stopping: AbortSignal): Promise<void> {
  const webhook = findWebhook(world, delivery.webhook_id)
  if (!webhook || webhook.is_disabled) return note(world, { ...delivery, state: 'dropped' })
  let status = await send(world, webhook, delivery, stopping)
  if (settingsOf(world, delivery)?.duplicatesDeliveries) status = await send(world, webhook, delivery, stopping)
  // Stopping cut the delivery off. It goes out again at the next start.
  if (stopping.aborted) return
  const tried = { ...delivery, tries: delivery.tries + 1, last_status: status }
  if (status >= 200 && status < 300) return note(world, { ...tried, state: 'delivered' })
  if (status === 410) saveWebhook(world, { ...webhook, is_disabled: 1 })
  const after = retryAfterSeconds[delivery.tries]
  if (status === 410 || after === undefined) return note(world, { ...tried, state: 'dropped' })
  note(world, { ...tried, due_at: Math.floor(world.now() / 1000) + after })
}

async function send(world: World, webhook: Webhook, delivery: Delivery, stopping: AbortSignal): Promise<number> {
  const { callOut, now } = world
  const { body } = delivery
  const isUnsigned = settingsOf(world, delivery)?.stopsSigning
  const headers = new Headers({ 'Content-Type': 'application/x-www-form-urlencoded', 'User-Agent': 'MailChimp.com' })
  if (webhook.signing_secret && !isUnsigned) {
    headers.set('X-Mailchimp-Signature', signature(webhook.signing_secret, Math.floor(now() / 1000), body))
  }
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(answerWithinMs)])
    const answer = await callOut(
      new Request(webhook.url, { method: 'POST', headers, body, redirect: 'manual', signal }),
    )
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 0
  }
}

function signature(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

function note({ db }: World, { id, state, tries, last_status, due_at }: Delivery): void {
  db.run(
    'update deliveries set state = ?, tries = ?, last_status = ?, due_at = ? where id = ?',
    state,
    tries,
    last_status,
    due_at,
    id,
  )
}

function settingsOf(world: World, delivery: Delivery): Settings | undefined {
  const owner = world.db.one<{ account_id: string }>(
    'select l.account_id from webhooks w join lists l on l.no = w.list_no where w.id = ?',
    delivery.webhook_id,
  )
  return owner && findAccount(world, owner.account_id)?.settings
}
