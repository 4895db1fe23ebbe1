// A door on a home screen is an app of its own name.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeScannerLink, doorManifest } from '#contract/doors.ts'
import { addLink, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp()

test('each door has a manifest of its own name and start, which nobody keeps', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const [north, south] = [
    await addLink(app, prepared, { label: 'North gate' }),
    await addLink(app, prepared, { label: 'Bar' }),
  ]
  const manifests = await Promise.all([north, south].map(({ slug }) => app.call(doorManifest, { params: { slug } })))
  assert.deepEqual(
    manifests.map(({ short_name: name }) => name),
    ['North gate', 'Bar'],
  )
  for (const [place, { id, start_url: start, scope }] of manifests.entries()) {
    const { pathname } = new URL([north, south][place]!.link.url)
    assert.deepEqual([id, start, scope], [pathname, pathname, pathname])
  }
  const url = doorManifest.path.replace(':slug', north.slug)
  const { headers } = await app.app.inject({ url })
  assert.match(String(headers['cache-control']), /no-store/)
})

test('an ended link and an unknown one have no manifest', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const { link, slug } = await addLink(app, prepared, { label: 'North gate' })
  const off = { label: link.label, may_check_in_by_name: false, expires_at: null, is_active: false }
  const params = { listId: prepared.list.id, linkId: link.id }
  await app.call(changeScannerLink, { token: prepared.token, params, body: off })
  assert.equal((await app.refused(doorManifest, { params: { slug } })).status, 409)
  assert.equal((await app.refused(doorManifest, { params: { slug: 'x'.repeat(43) } })).status, 404)
})
