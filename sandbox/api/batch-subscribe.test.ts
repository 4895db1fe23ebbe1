import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox } from '../testing/start-sandbox.ts'

type Row = { email_address: string; status: string; merge_fields: Record<string, unknown> }
type Result = {
  new_members: Row[]
  updated_members: Row[]
  errors: { email_address: string; error: string; error_code: string; field: string; field_message: string }[]
  total_created: number
  total_updated: number
  error_count: number
}

async function start() {
  const started = startSandbox()
  const { id } = await started.sandbox.addAudience({
    members: [
      { email: 'anna@example.com', status: 'pending' },
      { email: 'bob@example.com', status: 'cleaned' },
    ],
  })
  const batch = (members: object[], more: object = {}, query = '') =>
    started.call<Result>('POST', `/lists/${id}${query}`, { members, ...more })
  return { ...started, id, batch }
}

const row = (email: string, more: object = {}) => ({ email_address: email, status_if_new: 'unsubscribed', ...more })

test('status_if_new applies to new members only', async () => {
  const { batch } = await start()
  const { body } = await batch([row('anna@example.com', { merge_fields: { TABLE: 4 } }), row('new@example.com')], {
    update_existing: true,
  })
  assert.equal(body.total_created, 1)
  assert.equal(body.total_updated, 1)
  assert.equal(body.updated_members[0]?.status, 'pending')
  assert.equal(body.updated_members[0]?.merge_fields['TABLE'], 4)
  assert.equal(body.new_members[0]?.status, 'unsubscribed')
})

test('without update_existing each existing member is an error in a 200', async () => {
  const { batch } = await start()
  const { status, body } = await batch([row('anna@example.com')])
  assert.equal(status, 200)
  assert.deepEqual(body.errors, [
    {
      email_address: 'anna@example.com',
      error:
        'anna@example.com is already a list member, do you want to update? please provide update_existing:true in the request body',
      error_code: 'ERROR_CONTACT_EXISTS',
      field: '',
      field_message: '',
    },
  ])
})

test('bad rows are errors and the others are kept', async () => {
  const { batch, sandbox, id } = await start()
  const { body } = await batch(
    [
      row('nonsense'),
      row('anna@example.com', { merge_fields: { TABLE: 'many' } }),
      row('bob@example.com', { status: 'subscribed' }),
      row('good@example.com'),
      row('good@example.com'),
    ],
    { update_existing: true },
  )
  assert.equal(body.error_count, 4)
  assert.equal(body.total_created, 1)
  const [notAnAddress, notANumber, inCompliance] = body.errors
  assert.equal(notAnAddress?.error, 'Please provide a valid email address.')
  assert.deepEqual([notANumber?.field, notANumber?.field_message], ['TABLE', 'Please enter a number'])
  assert.match(inCompliance?.error ?? '', /compliance state/)
  assert.ok(sandbox.readMember(id, 'good@example.com'))
})

test('the first of two rows wins when duplicates are skipped', async () => {
  const { batch } = await start()
  const rows = [
    row('x@example.com', { merge_fields: { TABLE: 1 } }),
    row('X@example.com', { merge_fields: { TABLE: 2 } }),
  ]
  const { body } = await batch(rows, {}, '?skip_duplicate_check=true')
  assert.equal(body.error_count, 0)
  assert.equal(body.new_members[0]?.merge_fields['TABLE'], 1)
})

test('five hundred rows are taken and one more is refused whole', async () => {
  const { batch, sandbox, id } = await start()
  const rows = (n: number) => Array.from({ length: n }, (_, place) => row(`p${place}@example.com`))
  assert.equal((await batch(rows(501))).status, 400)
  assert.equal(sandbox.readMember(id, 'p0@example.com'), undefined)
  assert.equal((await batch(rows(500))).body.total_created, 500)
})

test('a row without any status is refused by the description', async () => {
  const { batch } = await start()
  assert.equal((await batch([{ email_address: 'x@example.com' }])).status, 400)
})

test('required fields refuse a row, unless the check is skipped', async () => {
  const { sandbox, call } = startSandbox()
  const { id } = await sandbox.addAudience({ fields: [{ tag: 'MUST', name: 'Must', type: 'text', required: true }] })
  const body = { members: [row('x@example.com')] }
  assert.equal((await call<Result>('POST', `/lists/${id}`, body)).body.errors[0]?.field, 'MUST')
  const skipped = await call<Result>('POST', `/lists/${id}?skip_merge_validation=true`, body)
  assert.equal(skipped.body.total_created, 1)
})
