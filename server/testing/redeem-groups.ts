// A queue of scans in front of a database that answers on command.
import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Attempt, Decided } from '../features/scanning/attempt.ts'
import { openRedeemQueue } from '../features/scanning/redeem-queue.ts'

export const attempt = (listId: string, change: Partial<Attempt> = {}): Attempt => ({
  listId,
  scanId: randomUUID(),
  teamId: `owner of ${listId}`,
  sessionId: randomUUID(),
  linkId: undefined,
  door: 'North door',
  text: '',
  codeKey: undefined,
  scannedAt: undefined,
  ...change,
})

export const decided = (scanId: string, contactId = scanId): Decided => ({
  reason: 'ok',
  contactId,
  codeKey: undefined,
  displayValue: 'Mira',
  scanCount: 1,
  maxScans: 1,
  firstScan: undefined,
  otherList: undefined,
  receivedAt: new Date(0),
  standing: 'counts',
})

export type Group = {
  listId: string
  ids: string[]
  answer: () => Promise<void>
  fail: (error: unknown) => Promise<void>
}

/** A queue on a database that answers on command. `held`: single scans after a lock was not free. */
export function openWith(): { queue: ReturnType<typeof openRedeemQueue>; groups: Group[]; held: Group[] } {
  const groups: Group[] = []
  const held: Group[] = []
  const send = (to: Group[], listId: string, attempts: Attempt[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<(Decided | undefined)[]>()
    to.push({
      listId,
      ids: attempts.map(({ scanId }) => scanId),
      answer: () => (resolve(attempts.map(({ scanId }) => decided(scanId))), setImmediate()),
      fail: (error) => (reject(error), setImmediate()),
    })
    return promise
  }
  const queue = openRedeemQueue(
    (listId, attempts) => send(groups, listId, attempts),
    (attempt) => send(held, attempt.listId, [attempt]).then(([only]) => only),
  )
  return { queue, groups, held }
}

export const many = (count: number) => Array.from({ length: count }, () => attempt('list'))
