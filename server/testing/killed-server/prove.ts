// The promises that must hold after each kill.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openAsOwner } from '../../database/open.ts'
import { withOwnDatabase } from '../../database/reach-own.ts'
import type { Step } from '../../kernel/step.ts'
import { openLog } from '../../log.ts'
import { openToolServices } from '../../open-services.ts'
import { readOrMakeKeys } from '../../secrets/keys-file.ts'
import {
  ask,
  dataDir,
  failpoints,
  membersOf,
  open,
  type Place,
  server,
  settings,
  startIfDown,
  untilDead,
} from './world.ts'
import { until } from '../until.ts'
import { findDifferences } from '../../verify/compare-lists.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'

/** Every code ever seen, here or in Mailchimp, by list and email. */
const issued = new Map<string, string>()

async function noteCodes(): Promise<void> {
  const text = 'select list_id, email, code from listpass.contacts where erased_at is null'
  for (const row of await ask<{ list_id: string; email: string; code: string }>(text)) {
    const key = `${row.list_id} ${row.email}`
    assert.equal(row.code, issued.get(key) ?? row.code, `the code of ${row.email} changed`)
    issued.set(key, row.code)
  }
}

/** Guests may already have seen the codes that Mailchimp holds. */
export async function noteCodesOf(place: Place): Promise<void> {
  for (const { email_address: email, merge_fields: fields } of await membersOf(place)) {
    if (fields['QRCODE'] && fields['QRCODE'] !== 'none')
      issued.set(`${place.list.id} ${email}`, String(fields['QRCODE']))
  }
}

export async function assertSound(): Promise<void> {
  await until(
    () => ask('select list_id from listpass.pending_writes'),
    (rows) => rows.length === 0,
    40_000,
  )
  await noteCodes()
  const findings = await withOwnDatabase(dataDir, async (address) => {
    const db = openAsOwner(address)
    const keys = readOrMakeKeys(dataDir)
    const mailchimpApiUrl = settings['MAILCHIMP_API_URL']!
    const tools = openToolServices({ address, keys, mailchimpApiUrl, log: openLog('error') })
    try {
      return [...(await findBrokenInvariants(db)), ...(await findDifferences(tools.services, db)).findings]
    } finally {
      await tools.close()
      await db.destroy()
    }
  })
  assert.deepEqual(findings, [])
}

/** Lists with a finished proof are compared again at the end, and not after each proof. */
export async function putAside(): Promise<void> {
  const kept = open && (await open).place.accountId
  await ask('update listpass.accounts set is_active = id is not distinct from $1', [kept ?? null])
}

// Kills the server at each step of a flow, and proves that the flow continues.

const isFull = process.env['LISTPASS_PROVE'] === 'full'

export type Flow<Stage> = {
  /** The promise, as the end of a sentence. */
  goesOn: string
  steps: Step[]
  /** Steps that occur this often. */
  often?: Partial<Record<Step, number>>
  /** Steps that every run includes. */
  usually?: Step[]
  prepare: () => Promise<Stage>
  /** The action. It throws if the server has died. */
  begin: (stage: Stage) => Promise<unknown>
  /** Runs at the death, while no server is up. */
  atDeath?: (stage: Stage) => Promise<void>
  /** The continuation on the next server: retries, and waits for the end. */
  finish: (stage: Stage, diedAt: Step) => Promise<void>
}

/** A sent statement is on its way to the database when the server dies. */
const onItsWay = new Set<Step>(['redeem.sent', 'hand-in.sent', 'undo.sent'])

export function prove<Stage>(flow: Flow<Stage>): void {
  for (const step of flow.steps) {
    const times = flow.often?.[step] ?? 1
    for (const passing of new Set([1, times])) {
      if (!isFull && !(passing === 1 && flow.usually?.includes(step))) continue
      const which = times === 1 ? step : `${step}, passing ${passing}`
      test(`killed at ${which}: ${flow.goesOn}`, async (t) => {
        await startIfDown()
        await failpoints.disarm()
        await ask('truncate listpass.throttles')
        const stage = await flow.prepare()
        await failpoints.arm({ step, passing, afterMs: onItsWay.has(step) ? 1 : 0 })
        const asked = flow.begin(stage).catch(() => {})
        await untilDead(step)
        await asked
        await flow.atDeath?.(stage)
        await startIfDown()
        t.diagnostic(`ready ${Math.round(server.readyMs)} ms after its start`)
        await flow.finish(stage, step)
        await assertSound()
        await putAside()
      })
    }
  }
}
