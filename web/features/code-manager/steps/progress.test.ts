import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locksOf, nextStep, stepsDone } from './progress.ts'

const fresh = {
  qr_fields_created: false,
  qr_values_set: false,
  webhook_setup: false,
  display_field: null,
  logic_rules: [],
}
const rule = { if_field: 'GROUP', if_value: 'VIP', then_field: 'TABLE', then_value: '1' }
const complete = {
  qr_fields_created: true,
  qr_values_set: true,
  webhook_setup: true,
  display_field: 'COMPANY',
  logic_rules: [rule],
}

test('a fresh list locks the second and the third step', () => {
  assert.deepEqual(locksOf(fresh), { values: 'Complete step 1 first', webhook: 'Complete step 2 first' })
  assert.deepEqual(locksOf({ ...fresh, qr_fields_created: true }), {
    values: undefined,
    webhook: 'Complete step 2 first',
  })
  assert.deepEqual(locksOf(complete), { values: undefined, webhook: undefined })
})

test('the system is complete with the last of the five steps, and no longer when a field is missing', () => {
  assert.equal(stepsDone(complete).all, true)
  for (const step of Object.keys(complete) as (keyof typeof complete)[]) {
    assert.equal(stepsDone({ ...complete, [step]: fresh[step] }).all, false, step)
  }
  assert.equal(stepsDone({ ...complete, qr_fields_created: false }).values, false)
})

test('the next step is the first that is not done', () => {
  assert.equal(nextStep(fresh), 'fields')
  assert.equal(nextStep({ ...fresh, qr_fields_created: true, display_field: 'COMPANY' }), 'values')
  assert.equal(nextStep({ ...complete, webhook_setup: false }), 'webhook')
  assert.equal(nextStep({ ...complete, display_field: '' }), 'display')
  assert.equal(nextStep({ ...complete, logic_rules: [] }), 'rules')
  assert.equal(nextStep(complete), undefined)
})
