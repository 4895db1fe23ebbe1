// A viewer gets no code (docs/product.md). Codes are planted wherever the product keeps or quotes one, and every call that a viewer
// may make is made: by its policy, so that a new call is included on the day on which it is bound.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { checkedDraft } from '#contract/campaigns.ts'
import { mailProof } from '#contract/mail-proof.ts'
import { redeemScan } from '#contract/scanning.ts'
import { scanLog } from '#contract/scans.ts'
import { spacedCode } from '#domain/code.ts'
import { openAsOwner } from './database/open.ts'
import { plainText } from './features/campaigns/preflight/testing/facts.ts'
import { injectAnswer } from './testing/calls.ts'
import { type Caller, openMatrix, type Route } from './testing/matrix.ts'
import { atEnd } from './testing/postgres.ts'
import { schemaOf } from './testing/samples.ts'
import { startListeningApp } from './testing/start-listening-app.ts'

const app = await startListeningApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const { ada, endpoints, members, withPolicy, namesIn, ask, forgetTries } = await openMatrix(app)
const [listId, mailchimpId] = ada.ids['listId'] as [string, string]
const params = { listId }
const callerOf = (wanted: string) => members.find(({ role }) => role === wanted)!.caller

const adopted = 'TICKET2026XX000000001042'
const strange = 'ZZZZZZZZ23456789ZZZZ4321'
const codes = [...ada.codes, adopted, strange]
/** A text that is cut off gives away too much as well. */
const written = codes.flatMap((code) => [code, spacedCode(code)]).map((text) => text.slice(0, 12).toLowerCase())

const campaignId = plantDraft()
await plantScans()

/** A mail with the guest's own code in every writing, and with fixed codes of others. */
function plantDraft(): string {
  const { publicUrl } = app.services
  const tracked = `https://go.example/?u=${encodeURIComponent(publicUrl)}%2Fq%2F*|QRCODE|*%2Fscan`
  const html = `<p>*|QRCODE|* *|LOWER:QRCODE|* *|TITLE:QRCODE|* *|URL:QRCODE|*</p><a href="${tracked}">x</a>
<img src="${publicUrl}/qr-code/*|QRCODE|*" width="200" height="200" alt="QR code">
<img src="${publicUrl}/qr-code/${ada.codes[1]!}.png"><img src="${publicUrl}/qr-code/${adopted}">
<a href="${publicUrl}/q/${adopted}/scan">${ada.codes[1]!}</a>`
  const settings = { title: 'Invitation', subject_line: `Come! ${ada.codes[1]!}` }
  const draft = { list_id: mailchimpId, settings, html, plain_text: plainText }
  return app.sandbox.addCampaign(draft, ada.mailchimpAccount).id
}

/** Admitted, refused and unknown codes, one of them of an earlier tool. */
async function plantScans(): Promise<void> {
  const last = ada.codes[2]!
  const contact = owner.updateTable('contacts').where('list_id', '=', listId).where('code', '=', last)
  await contact.set({ code: adopted }).execute()
  for (const code of [ada.codes[0]!, ada.codes[0]!, adopted, last, strange]) {
    const body = { qr_code: code, scan_id: randomUUID() }
    await app.call(redeemScan, { scanToken: ada.scanToken, params, body })
  }
}

type Asked = { what: string; body: string }

/** The answers to a call, without its optional values and with each choice that one of them has, and the pages that they lead to. */
async function answersTo(route: Route, caller: Caller): Promise<Asked[]> {
  const { query } = endpoints.get(`${route.method} ${route.path}`) ?? {}
  const ids = { ...Object.fromEntries(namesIn(route).map((name) => [name, ada.ids[name]![0]!])), campaignId }
  const choices = Object.entries(query ? (schemaOf(query).properties ?? {}) : {}).flatMap(([name, schema]) =>
    (typeof schema === 'object' && schema.enum ? schema.enum : []).map((value) => ({ [name]: String(value) })),
  )
  const guests = 'guest' in (query?.shape ?? {}) ? ada.codes.map((_, at) => ({ guest: String(at + 1) })) : []
  const asked: Asked[] = []
  for (const choice of [{}, ...choices, ...guests]) {
    await forgetTries()
    const what = `${route.method} ${route.path} ${JSON.stringify(choice)}`
    const { body } = await ask(route, caller, { ...ids, ...choice })
    asked.push({ what, body })
    for (const [path] of body.matchAll(/(?<=")\/(?:mail|logo)\/[^"]+/g)) {
      const url = path.startsWith('/mail') ? `${path}/light/own` : path
      asked.push({ what: `${what}: ${url}`, body: (await injectAnswer(app.app, { url })).body })
    }
  }
  return asked
}

const hasCode = ({ body }: Asked) => written.some((code) => body.toLowerCase().includes(code))

/** What a viewer may read, and what they may change. */
const routes = [
  ...withPolicy('viewer').filter(({ method }) => method !== 'HEAD'),
  ...withPolicy('person').filter(({ method }) => method === 'GET'),
]

test('no answer to a viewer holds a code', async () => {
  assert.ok(routes.length > 30)
  const leaks = []
  for (const route of routes) leaks.push(...(await answersTo(route, callerOf('viewer'))).filter(hasCode))
  assert.deepEqual(
    leaks.map(({ what }) => what),
    [],
  )
})

test('the planted codes are where an editor gets them', async () => {
  const places = [mailProof, checkedDraft, scanLog].map(({ path }) => path)
  for (const path of places) {
    const route = routes.find((each) => each.path === path && each.method === 'GET')!
    assert.ok((await answersTo(route, callerOf('editor'))).some(hasCode), path)
  }
})

test('a viewer’s letters hold no code', async () => {
  for (const { raw } of await app.outbox.mails()) assert.ok(!hasCode({ what: 'letter', body: raw }), raw)
})
