import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox } from '../testing/start-sandbox.ts'

type Field = { merge_id: number; tag: string; type: string; merge_field_limit?: number; total_items?: number }
type Member = { merge_fields: Record<string, unknown> }

async function start(fields: { tag: string; name: string; type: 'text' | 'number'; required?: boolean }[] = []) {
  const started = startSandbox()
  const { id } = await started.sandbox.addAudience({ members: [{ email: 'anna@example.com' }], fields })
  const anna = `/lists/${id}/members/anna@example.com`
  const { call } = started
  return {
    ...started,
    fields: `/lists/${id}/merge-fields`,
    anna,
    add: (field: object) =>
      call<Field>('POST', `/lists/${id}/merge-fields`, { name: 'A field', type: 'text', ...field }),
    write: (merge_fields: object, query = '') => call<Member>('PATCH', `${anna}${query}`, { merge_fields }),
  }
}

test('a made field says how many of how many are used', async () => {
  const { add } = await start()
  const { body } = await add({ tag: 'QRCODE', public: false })
  assert.equal(body.tag, 'QRCODE')
  assert.equal(body.merge_field_limit, 30)
  assert.equal(body.total_items, 1)
})

test('a field without a tag gets one made for it', async () => {
  const { add } = await start()
  assert.match((await add({})).body.tag, /^MMERGE\d+$/)
})

test('a tag of ten characters is taken and one of eleven refused', async () => {
  const { add } = await start()
  assert.equal((await add({ tag: 'ABCDEFGHIJ' })).status, 200)
  assert.equal((await add({ tag: 'ABCDEFGHIJK' })).status, 400)
  assert.equal((await add({ tag: 'QR CODE' })).status, 400)
})

test('a tag is there once', async () => {
  const { add } = await start()
  await add({ tag: 'QRCODE' })
  const { status, body } = await add({ tag: 'qrcode' })
  assert.equal(status, 400)
  assert.equal(
    (body as unknown as { detail: string }).detail,
    'A Merge Field with the tag "QRCODE" already exists for this list.',
  )
  assert.equal((await add({ tag: 'EMAIL' })).status, 400)
})

test('a listing has ten fields when nothing is said', async () => {
  const { add, call, fields } = await start()
  for (let n = 0; n < 12; n += 1) await add({ tag: `F${n}` })
  const page = async (query: string) =>
    (await call<{ merge_fields: Field[]; total_items: number }>('GET', fields + query)).body
  assert.equal((await page('')).merge_fields.length, 10)
  assert.equal((await page('?count=1000')).merge_fields.length, 12)
  assert.equal((await page('?type=number')).total_items, 0)
})

test('the thirty-first field is refused, and so is the fourth when the account may have three', async () => {
  const { add, sandbox } = await start()
  for (let n = 0; n < 30; n += 1) assert.equal((await add({ tag: `F${n}` })).status, 200)
  assert.equal((await add({ tag: 'ONE_MORE' })).status, 400)
  sandbox.changeSettings({ fieldLimit: 31 })
  assert.equal((await add({ tag: 'ONE_MORE' })).body.merge_field_limit, 31)
})

test('a renamed tag keeps its values and a deleted field loses them', async () => {
  const { call, fields, add, write, anna } = await start()
  const { merge_id } = (await add({ tag: 'OLD' })).body
  await write({ OLD: 'kept' })
  await call('PATCH', `${fields}/${merge_id}`, { tag: 'NEW' })
  assert.deepEqual((await call<Member>('GET', anna)).body.merge_fields, { NEW: 'kept' })
  assert.equal((await call('DELETE', `${fields}/${merge_id}`)).status, 204)
  assert.equal((await call('GET', `${fields}/${merge_id}`)).status, 404)
  await add({ tag: 'NEW' })
  assert.deepEqual((await call<Member>('GET', anna)).body.merge_fields, { NEW: '' })
})

test('text is cut to 255 bytes', async () => {
  const { write } = await start([{ tag: 'NOTE', name: 'Note', type: 'text' }])
  const { body } = await write({ NOTE: 'é'.repeat(200) })
  assert.equal(body.merge_fields['NOTE'], 'é'.repeat(127))
})

test('a number is a number, and anything else is refused', async () => {
  const { write } = await start([{ tag: 'N', name: 'Number', type: 'number' }])
  assert.equal((await write({ N: '12.5' })).body.merge_fields['N'], 12.5)
  const { status, body } = await write({ N: 'many' })
  const problem = body as unknown as { detail: string; errors: object[] }
  assert.equal(status, 400)
  assert.equal(problem.detail, 'Your merge fields were invalid.')
  assert.deepEqual(problem.errors, [{ field: 'N', message: 'Please enter a number' }])
  assert.equal((await write({ N: '' })).body.merge_fields['N'], '')
})

test('a boolean matches no kind of value', async () => {
  const { call, anna } = await start([{ tag: 'N', name: 'Number', type: 'number' }])
  const { status, body } = await call<{ errors: { message: string }[] }>('PATCH', anna, { merge_fields: { N: true } })
  assert.equal(status, 400)
  assert.equal(body.errors[0]?.message, 'Data did not match any of the schemas described in anyOf.')
})

test('a required field must have a value, unless the check is skipped', async () => {
  const { write } = await start([
    { tag: 'MUST', name: 'Must', type: 'text', required: true },
    { tag: 'N', name: 'Number', type: 'number' },
  ])
  const { status, body } = await write({ N: 1 })
  assert.equal(status, 400)
  assert.deepEqual((body as unknown as { errors: object[] }).errors, [
    { field: 'MUST', message: 'Please enter a value' },
  ])
  assert.equal((await write({ N: 1 }, '?skip_merge_validation=true')).status, 200)
})
