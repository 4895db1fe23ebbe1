// The public address of this installation: warnings for organisers, and the effect of a former address.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownAddress } from '#contract/address.ts'
import { addScannerLink, scannerLinks } from '#contract/doors.ts'
import { redeemScan } from '#contract/scanning.ts'
import { addressNotes } from '../../checks/address-notes.ts'
import { prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp({ publicUrl: 'http://localhost:3000', isTrial: true })
const noor = await prepareList(app, { members: 1 })
const asked = { token: noor.token, params: { listId: noor.list.id } }
const link = { label: 'North gate', may_check_in_by_name: false, expires_at: null }
await app.call(addScannerLink, { ...asked, body: link })

test('an installation on a local address says so, and that nothing can be sent from it', async () => {
  const { public_url: url, is_trial: isTrial, former } = await app.call(ownAddress, { token: noor.token })
  assert.deepEqual([url, isTrial, former], ['http://localhost:3000', true, []])
  assert.match(addressNotes(app.services).join(), /^http:\/\/localhost:3000 opens on this computer only\..*install\.md/)
})

test('every new link has the changed address, and the former one is named', async () => {
  const first = await app.addNode({ publicUrl: 'https://first.example.org', isTrial: false })
  assert.deepEqual((await first.call(ownAddress, { token: noor.token })).former, [])
  assert.deepEqual(addressNotes(first.services), [])
  await first.stop()

  const second = await app.addNode({ publicUrl: 'https://second.example.org', isTrial: false })
  const { public_url: url, former } = await second.call(ownAddress, { token: noor.token })
  // Mails sent from localhost never worked for guests.
  assert.deepEqual(
    [url, former.map(({ public_url: was }) => was)],
    ['https://second.example.org', ['https://first.example.org']],
  )
  const [note] = addressNotes(second.services)
  assert.match(note!, /address was https:\/\/first\.example\.org\. .* as long as it leads to this server/)
  const { links } = await second.call(scannerLinks, asked)
  assert.match(links[0]!.url, /^https:\/\/second\.example\.org\/scanner\/public\//)
  await second.stop()

  const back = await app.addNode({ publicUrl: 'https://first.example.org', isTrial: false })
  const { former: others } = await back.call(ownAddress, { token: noor.token })
  assert.deepEqual(
    others.map(({ public_url: was }) => was),
    ['https://second.example.org'],
  )
})

test('organisers read that the address leads elsewhere, as the start has found', async () => {
  const node = await app.addNode({ publicUrl: 'https://first.example.org', isTrial: false })
  assert.equal((await node.call(ownAddress, { token: noor.token })).trouble, null)
  node.services.seenAddress.trouble = 'elsewhere'
  assert.equal((await node.call(ownAddress, { token: noor.token })).trouble, 'elsewhere')
  await node.stop()
})

test('images and codes of earlier emails keep working', async () => {
  const node = await app.addNode({ publicUrl: 'https://third.example.org' })
  const picture = await node.app.inject({
    url: `/qr-code/${noor.codes[0]!}`,
    headers: { host: 'first.example.org' },
  })
  assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/png'])
  const printed = `https://first.example.org/q/${noor.codes[0]!}/scan`
  assert.equal((await node.call(redeemScan, { ...asked, body: { qr_code: printed } })).success, true)
})
