// Doors that listen to the stream of a list.
import { randomUUID } from 'node:crypto'
import { redeemScan } from '#contract/scanning.ts'
import type { Connected } from './factories.ts'
import type { Calls } from './calls.ts'
import { type Ear, listen } from './listen.ts'
import type { TestApp } from './start-test-app.ts'

type Prepared = Connected & { codes: string[] }

export const eventsOf = (ear: Ear) => ear.messages().flatMap(({ events }) => events)

export const cursorOf = (ear: Ear) => ear.messages().at(-1)!.cursor

export async function hearsEvents(ear: Ear, count: number): Promise<void> {
  await ear.hears(() => eventsOf(ear).length >= count)
}

export function doorEars(app: TestApp, address: string) {
  function scan({ token, list }: Prepared, code: string, scanId = randomUUID(), node: Calls = app) {
    const body = { qr_code: code, scan_id: scanId }
    return node.call(redeemScan, { token, params: { listId: list.id }, body })
  }

  async function open(
    prepared: Pick<Prepared, 'list'>,
    more: Partial<Parameters<typeof listen>[0]> = {},
  ): Promise<Ear> {
    const ear = await listen({ address, listId: prepared.list.id, ...more })
    if (ear.status === 200) await ear.hears((heard) => heard.some(({ event }) => event !== 'door'))
    return ear
  }

  return { scan, open }
}
