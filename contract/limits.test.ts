// The exact limits of calls, as numbers, so that an accidental change of a limit fails here.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { accountName } from './accounts.ts'
import { personName } from './auth.ts'
import { changeContact } from './contacts.ts'
import { addScannerLink } from './doors.ts'
import { changeGuests } from './guests.ts'
import { undoWithinMs } from './limits.ts'
import { changeList } from './lists.ts'
import { setLogicRules } from './rules.ts'
import { handInScans, redeemScan } from './scanning.ts'
import { addTeam } from './teams.ts'

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success
const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one)

test('a list takes 50 rules and no 51st', () => {
  const rule = { if_field: 'QRSCANS', if_value: '1', then_field: 'TABLE', then_value: '2' }
  assert.ok(takes(setLogicRules.body, { rules: times(50, rule) }))
  assert.ok(!takes(setLogicRules.body, { rules: times(51, rule) }))
})

test('a door hands in 1 to 100 scans at once', () => {
  const scan = {
    qr_code: 'x',
    scan_id: '019a0000-0000-7000-8000-000000000000',
    scanned_at: '2026-05-01T18:00:00Z',
    told: 'ok',
  }
  assert.ok(takes(handInScans.body, { scans: times(100, scan) }))
  assert.ok(!takes(handInScans.body, { scans: times(101, scan) }))
  assert.ok(!takes(handInScans.body, { scans: [] }))
})

test('a contact may come in 0 to 1,000,000 times, a new one at least once', () => {
  assert.ok(takes(changeContact.body, { max_scans: 0 }))
  assert.ok(takes(changeContact.body, { max_scans: 1_000_000 }))
  assert.ok(!takes(changeContact.body, { max_scans: 1_000_001 }))
  assert.ok(!takes(changeContact.body, { max_scans: -1 }))
  assert.ok(takes(changeList.body, { default_max: 1 }))
  assert.ok(!takes(changeList.body, { default_max: 0 }))
})

test('one call changes 1 to 500 guests', () => {
  const id = '019a0000-0000-7000-8000-000000000000'
  const body = (ids: string[]) => ({ change: { is_blocked: true }, guests: { ids } })
  assert.ok(takes(changeGuests.body, body(times(500, id))))
  assert.ok(!takes(changeGuests.body, body(times(501, id))))
  assert.ok(!takes(changeGuests.body, body([])))
})

test('a scan holds at most 4,296 characters', () => {
  assert.ok(takes(redeemScan.body, { qr_code: 'x'.repeat(4296) }))
  assert.ok(!takes(redeemScan.body, { qr_code: 'x'.repeat(4297) }))
})

test('a door takes back what it let in for 15 minutes', () => {
  assert.equal(undoWithinMs, 900_000)
})

test('a name is one line of at most 100 characters, a label of at most 60', () => {
  for (const [schema, most] of [
    [accountName, 100],
    [personName, 100],
    [addTeam.body.shape.name, 100],
    [addScannerLink.body.shape.label, 60],
  ] as const) {
    assert.ok(takes(schema, 'x'.repeat(most)))
    assert.ok(!takes(schema, 'x'.repeat(most + 1)))
    assert.ok(!takes(schema, 'one line\r\nBcc: another'))
    assert.ok(!takes(schema, '  '))
  }
})
