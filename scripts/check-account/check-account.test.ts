// Runs the account check on the sandbox: with its usual settings, and with each setting changed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { usualSettings, type Settings } from '../../sandbox/store/accounts.ts'
import { Refused } from './check.ts'
import { writeReport } from './report.ts'
import { aHook, type Fetch, type Found, foundIn, start } from './testing/start.ts'

/** Interrupts at every 48th call; with LISTPASS_PROVE=full at every call. */
const stride = process.env['LISTPASS_PROVE'] === 'full' ? 1 : 48

/** The report for an audience of sixty: no page is full, and no call was throttled. */
const usually: Found = {
  'listing-whole': 'confirmed',
  'reads-in-time': 'not tried',
  'steady-order': 'confirmed',
  'since-counts': 'confirmed',
  'before-counts': 'confirmed',
  'contact-id': 'confirmed',
  'archived-apart': 'confirmed',
  'tags-free': 'confirmed',
  'tag-contacts': 'confirmed',
  'true-refusals': 'confirmed',
  'eight-at-once': 'confirmed',
  'one-host': 'confirmed',
  'count-limit': 'confirmed',
  'unknown-name': 'confirmed',
  'field-made': 'confirmed',
  'members-made': 'confirmed',
  'unset-number': 'confirmed',
  'update-rows': 'confirmed',
  'status-kept': 'confirmed',
  'cleaned-change': 'confirmed',
  'archived-change': 'confirmed',
  'archived-as-new': 'confirmed',
  'refused-rows': 'confirmed',
  'clear-number': 'confirmed',
  'unknown-keys': 'confirmed',
  'since-sees': 'confirmed',
  'contact-stays': 'confirmed',
  'writes-in-time': 'not tried',
  'rows-501': 'confirmed',
  'long-tag': 'confirmed',
  'field-limit': 'confirmed',
  'hook-secret': 'confirmed',
  'hook-signed': 'confirmed',
  'hook-quiet': 'confirmed',
  'as-before': 'confirmed',
  'retry-after': 'not tried',
}

test('an audience that is as believed is confirmed in all that can be tried, and is as before', async () => {
  const { run, dump } = await start()
  const before = await dump()
  assert.deepEqual(foundIn(await run({ hook: await aHook() })), usually)
  assert.deepEqual(await dump(), before)
})

test('a full page and 500 rows are tried in an audience that has them', async () => {
  const { run, dump } = await start(1000)
  const before = await dump()
  const found = foundIn(await run({ members: 510 }))
  assert.equal(found['reads-in-time'], 'confirmed')
  assert.equal(found['writes-in-time'], 'confirmed')
  assert.deepEqual(await dump(), before)
})

const withoutFields = [
  'field-made',
  'unset-number',
  'update-rows',
  'status-kept',
  'cleaned-change',
  'archived-change',
  'archived-as-new',
  'refused-rows',
  'clear-number',
  'since-sees',
  'long-tag',
  'hook-secret',
  'hook-signed',
  'hook-quiet',
]
const wrong = (...ids: string[]): Found => Object.fromEntries(ids.map((id) => [id, 'WRONG']))

/** Each of the sandbox's settings, and what the check must report about such an audience. */
const turned: Record<keyof Settings, { to: Partial<Settings>; found: Found; slowMs?: number; members?: number }[]> = {
  unsetNumber: [
    { to: { unsetNumber: 'null' }, found: wrong('unset-number', 'clear-number') },
    { to: { unsetNumber: 'absent' }, found: wrong('unset-number', 'clear-number') },
  ],
  archivedListed: [{ to: { archivedListed: true }, found: wrong('archived-apart') }],
  frozenStatuses: [
    { to: { frozenStatuses: ['cleaned'] }, found: wrong('cleaned-change') },
    { to: { frozenStatuses: ['archived'] }, found: wrong('archived-change', 'archived-as-new') },
    { to: { frozenStatuses: ['transactional'] }, found: wrong('update-rows') },
  ],
  archivedCountsAsNew: [{ to: { archivedCountsAsNew: false }, found: wrong('archived-as-new') }],
  givesContactIds: [
    { to: { givesContactIds: false }, found: { ...wrong('contact-id'), 'contact-stays': 'not tried' } },
  ],
  // The check writes no address.
  halfAddresses: [
    { to: { halfAddresses: 'refused' }, found: {} },
    { to: { halfAddresses: 'taken' }, found: {} },
  ],
  stopsSigning: [{ to: { stopsSigning: true }, found: wrong('hook-signed') }],
  signsWebhooks: [{ to: { signsWebhooks: false }, found: wrong('hook-secret') }],
  fieldLimit: [
    { to: { fieldLimit: 4 }, found: Object.fromEntries(withoutFields.map((id) => [id, 'not tried'])) },
    { to: { fieldLimit: 7 }, found: {} },
  ],
  // The product already expects deliveries twice and in any order, so the check reports nothing.
  duplicatesDeliveries: [{ to: { duplicatesDeliveries: true }, found: {} }],
  reordersDeliveries: [{ to: { reordersDeliveries: true }, found: {} }],
  latencyMs: [{ to: { latencyMs: 3 }, found: {} }],
  rowMs: [{ to: { rowMs: 4 }, slowMs: 20, found: wrong('reads-in-time', 'writes-in-time') }],
  largestCall: [{ to: { largestCall: 55 }, members: 80, found: wrong('reads-in-time', 'writes-in-time') }],
  pageRows: [{ to: { pageRows: 25 }, found: wrong('listing-whole') }],
  totalShift: [
    { to: { totalShift: 3 }, found: wrong('listing-whole', 'since-counts', 'before-counts', 'tag-contacts') },
    { to: { totalShift: -3 }, found: wrong('listing-whole', 'tag-contacts') },
  ],
  unsteadyTies: [{ to: { unsteadyTies: true }, found: wrong('steady-order') }],
  // The check sends no test mail, writes no campaign and names no address that the audience lacks.
  testMailsADay: [{ to: { testMailsADay: 1 }, found: {} }],
  fillsTestMails: [{ to: { fillsTestMails: true }, found: {} }],
  ignoresNewBuilderWrites: [{ to: { ignoresNewBuilderWrites: true }, found: {} }],
  oddRows: [],
  namesUnknownAddresses: [{ to: { namesUnknownAddresses: true }, found: {} }],
}

for (const { to, found, slowMs = 60_000, members = 10 } of Object.values(turned).flat()) {
  test(`the check finds what differs in an audience with ${JSON.stringify(to)}`, async () => {
    const { run, dump, sandbox } = await start()
    const before = await dump()
    sandbox.changeSettings(to)
    const checked = await run({ hook: await aHook(), members }, { slowMs })
    assert.deepEqual(foundIn(checked), { ...usually, ...found })
    sandbox.changeSettings(usualSettings)
    assert.deepEqual(await dump(), before)
  })
}

test('reading alone writes nothing', async () => {
  const { run, sandbox } = await start()
  const found = foundIn(await run({ mayWrite: false, domain: undefined }))
  assert.equal(found['listing-whole'], 'confirmed')
  assert.equal(found['update-rows'], 'not tried')
  assert.deepEqual(
    sandbox.calls.list().filter(({ method }) => method !== 'GET'),
    [],
  )
})

test('a check that is interrupted at any point removes its members', async () => {
  const whole = await start()
  await whole.run()
  const calls = whole.sandbox.calls.count()
  for (let at = 15; at < calls; at += stride) {
    const { run, dump, world } = await start()
    const before = await dump()
    const interrupt = new AbortController()
    const checked = await run({}, { fetch: countdown(world.fetch, at, () => interrupt.abort()) }, interrupt.signal)
    assert.equal(checked.failure, undefined)
    assert.deepEqual(await dump(), before, `call ${at} of ${calls}`)
  }
})

test('the next check removes the leftovers of a killed one, wherever it was killed', async () => {
  const whole = await start()
  await whole.run()
  const calls = whole.sandbox.calls.count()
  let [tries, deaths] = [0, 0]
  for (let at = 15; at < calls; at += stride) {
    const { run, dump, world } = await start()
    const before = await dump()
    let isDead = false
    const dying: Fetch = (request) => (isDead ? Promise.reject(new TypeError('fetch failed')) : world.fetch(request))
    const killed = await run({}, { fetch: countdown(dying, at, () => (isDead = true)) })
    assert.notEqual(foundIn(killed)['as-before'], 'confirmed')
    const hasLeft = !isDeepStrictEqual(await dump(), before)
    tries += 1
    if (hasLeft) deaths += 1
    assert.equal((await run({ mayWrite: false })).leftovers > 0, hasLeft)
    assert.equal(foundIn(await run())['as-before'], 'confirmed')
    assert.deepEqual(await dump(), before, `call ${at} of ${calls}`)
  }
  assert.ok(deaths > tries / 2, `${deaths} of ${tries} left something behind`)
})

/** Calls `end` after this many calls. */
function countdown(fetch: Fetch, calls: number, end: () => void): Fetch {
  let left = calls
  return (request) => {
    left -= 1
    if (left === 0) end()
    return fetch(request)
  }
}

test('a large audience is refused unless it is allowed explicitly', async () => {
  const { run, sandbox } = await start()
  const { id } = await sandbox.addAudience({ members: 10_100, status: 'subscribed' })
  await assert.rejects(run({ listId: id, mayWrite: false }), Refused)
  assert.equal(foundIn(await run({ listId: id, mayWrite: false, isLarge: true }))['listing-whole'], 'confirmed')
})

test('a key that Mailchimp does not take and an audience it does not know end the check with a sentence', async () => {
  const { run } = await start()
  await assert.rejects(run({ apiKey: 'nobody-us14' }), /Your API key may be invalid/)
  await assert.rejects(run({ listId: 'none' }), /could not be found/)
})

test('the report shows the Retry-After of a throttled call', async () => {
  const { run, sandbox } = await start()
  sandbox.setFault({ kind: 'too_many', operation: 'patchMember', next: 1 })
  assert.equal(foundIn(await run())['retry-after'], 'confirmed')
})

test('a domain that Mailchimp refuses tries nothing, and says so', async () => {
  const { run, dump } = await start()
  const before = await dump()
  const checked = await run({ domain: 'venue.invalid' })
  assert.match(checked.results.find(({ id }) => id === 'members-made')?.seen ?? '', /0 of 10.*looks fake or invalid/)
  assert.equal(foundIn(checked)['update-rows'], 'not tried')
  assert.deepEqual(await dump(), before)
})

test('the report names no person, no key and no audience', async () => {
  const { run, options, sandbox } = await start()
  sandbox.changeSettings({ frozenStatuses: ['cleaned'] })
  const about = { version: '1.0.0', at: new Date(0), tookMs: 1500, dataCentre: 'us14' }
  const report = writeReport(await run({ domain: 'venue.invalid' }), about) + writeReport(await run(), about)
  for (const secret of ['@', 'venue', 'guest', 'Guest', options.apiKey, options.apiKey.split('-')[0]!, options.listId])
    assert.equal(report.includes(secret), false, secret)
  assert.match(report, /^WRONG {6}Merge fields of cleaned members/m)
})
