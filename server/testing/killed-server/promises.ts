// The promises that must hold after each kill.
import assert from 'node:assert/strict'
import { openAsOwner } from '../../database/open.ts'
import { withOwnDatabase } from '../../database/reach-own.ts'
import { openLog } from '../../log.ts'
import { openToolServices } from '../../open-services.ts'
import { readOrMakeKeys } from '../../secrets/keys-file.ts'
import { until } from '../until.ts'
import { findDifferences } from '../../verify/compare-lists.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import { dataDir, settings, ask } from './server.ts'
import type { Place } from './places.ts'
import { open } from './guests.ts'
import { membersOf } from './mailchimp.ts'

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
