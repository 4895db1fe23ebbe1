import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox } from '../testing/start-sandbox.ts'

type Template = { id: number; name: string; type: string; content_type: string }
type Templates = { templates: Template[]; total_items: number }
const html = `<table mc:edit="header"><tr><td><table><tr><td>Inner</td></tr></table></td></tr></table>
<div class="x" mc:edit='body'><p>Hello</p></div><img mc:edit="logo" src="a.png">`

test('a template is made, listed, read, changed and deleted', async () => {
  const { call } = startSandbox()
  const { status, body } = await call<Template>('POST', '/templates', { name: 'Code', html })
  assert.deepEqual([status, body.type, body.content_type], [200, 'user', 'template'])
  await call('POST', '/templates', { name: 'Other', html })
  assert.equal((await call<Templates>('GET', '/templates?count=1')).body.total_items, 2)
  assert.equal((await call<Templates>('GET', '/templates?sort_dir=DESC')).body.templates[0]!.name, 'Other')
  assert.equal((await call<Templates>('GET', '/templates?content_type=multichannel')).body.total_items, 0)
  const changed = await call<Template>('PATCH', `/templates/${body.id}`, { name: 'Code 2', html })
  assert.equal(changed.body.name, 'Code 2')
  assert.equal((await call<Template>('GET', `/templates/${body.id}`)).body.name, 'Code 2')
  assert.equal((await call('DELETE', `/templates/${body.id}`)).status, 204)
  assert.equal((await call('GET', `/templates/${body.id}`)).status, 404)
  assert.equal((await call('POST', '/templates', { name: '', html })).status, 400)
  assert.equal((await call('POST', '/templates', { name: 'No HTML' })).status, 400)
})

test('the editable areas of a template have their texts, also around elements of the same name', async () => {
  const { call } = startSandbox()
  const { id } = (await call<Template>('POST', '/templates', { name: 'Code', html })).body
  const { body } = await call<{ sections: object }>('GET', `/templates/${id}/default-content`)
  assert.deepEqual(body.sections, {
    header: '<tr><td><table><tr><td>Inner</td></tr></table></td></tr>',
    body: '<p>Hello</p>',
    logo: '',
  })
})

test('a campaign starts from a classic template, and not from one of the New Builder', async () => {
  const { call, sandbox } = startSandbox()
  const classic = (await call<Template>('POST', '/templates', { name: 'Code', html })).body
  const made = sandbox.addTemplate({ name: 'New', html: '', content_type: 'multichannel' })
  const draft = (template: number) =>
    call<{ id: string; settings: { template_id: number } }>('POST', '/campaigns', {
      type: 'regular',
      settings: { template_id: template },
    })
  const { body } = await draft(classic.id)
  assert.equal(body.settings.template_id, classic.id)
  assert.equal((await call<{ html: string }>('GET', `/campaigns/${body.id}/content`)).body.html, html)
  assert.deepEqual([(await draft(made.id)).status, (await draft(99)).status], [400, 400])
})
