// Every recipient's code is read from the draft as that recipient gets it: filled in by us with Mailchimp's values, its picture fetched
// from the public address, and read by a decoder that shares no code with our encoder. LISTPASS_RECIPIENTS sets another number.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeKey } from '#domain/code.ts'
import { mailWindows } from '#domain/mail-windows.ts'
import { findProof, openProofMemories } from '../features/campaigns/proof/find-proof.ts'
import { fetchPicture, picturesIn, readAsShown } from '../features/campaigns/proof/read-picture.ts'
import { findMember } from '../features/teams/find-member.ts'
import { eachAtOnce } from '../kernel/each-at-once.ts'
import { prepareList } from '../testing/factories.ts'
import { freePort } from '../testing/this-machine.ts'
import { startTestApp } from '../testing/start-test-app.ts'

const count = Number(process.env['LISTPASS_RECIPIENTS'] ?? (process.env['LISTPASS_PROVE'] === 'full' ? 10_000 : 20))

const guests = Array.from({ length: count }, (_, at) => ({
  email: `guest${at}@example.com`,
  merge_fields: { FNAME: at % 3 === 0 ? '' : `Guest ${at}` },
}))

const port = await freePort()
const publicUrl = `http://127.0.0.1:${port}`
const app = await startTestApp({ publicUrl })
await app.app.listen({ port, host: '127.0.0.1' })

/** Phones show the smallest code that is not told as small, and a narrow window one between. */
const small =
  '<style>img{width:200px}@media(max-width:600px){img{width:150px}}@media(max-width:390px){img{width:120px}}</style>'

test(`the pictures of all ${count} recipients hold their own codes`, { timeout: 600_000 + count * 1000 }, async (t) => {
  const noor = await prepareList(app, { members: guests })
  const html = `<p>*|IF:FNAME|**|FNAME|**|ELSE:|*Hello*|END:IF|*</p>${small}<img src="${publicUrl}/qr-code/*|QRCODE|*" width="200">`
  const draft = app.sandbox.addCampaign({ list_id: noor.list.list_id, html }, noor.mailchimpAccount)
  const person = { id: noor.personId, name: '', email: '', sessionId: '', isStrong: true }
  const team = await findMember(app.services, person, 'viewer', { teamId: undefined, listKey: noor.list.id })
  const memories = openProofMemories()
  const seen = new Map<string, string>()
  let unread = 0
  const began = performance.now()
  const places = Array.from({ length: count }, (_, at) => at + 1)
  await eachAtOnce(places, 4, async (place) => {
    const asked = { listKey: noor.list.id, campaignId: draft.id, place, version: 0, isFresh: false }
    const { guest, mail } = await findProof(app.services, memories, team, asked)
    const shown = mail ? picturesIn(mail.html, publicUrl) : []
    const [address] = shown[0]?.addresses ?? []
    const picture = address && (await fetchPicture(address))
    assert.ok(guest?.code && picture, `recipient ${place} has a code and a picture`)
    const own = codeKey(guest.code)
    for (const [at, { name }] of mailWindows.entries()) {
      const read = await readAsShown(picture, shown[at]!)
      if (read === undefined) unread += 1
      else assert.equal(read, own, `recipient ${place} in ${name}`)
    }
    seen.set(guest.email, own)
  })
  const seconds = (performance.now() - began) / 1000
  t.diagnostic(`${count} recipients, ${6 * count - unread} of ${6 * count} readings, in ${seconds.toFixed(1)} s`)
  assert.equal(unread, 0)
  assert.equal(seen.size, count)
  assert.deepEqual(new Set(seen.values()), new Set(noor.codes.map(codeKey)))
})
