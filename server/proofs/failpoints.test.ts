// The server dies between any two effects of its work and starts again, and its callers retry: nothing is lost and
// nothing happens twice. Every run kills at a few steps. LISTPASS_PROVE=full kills at every step, and at later
// occurrences of frequent ones. failpoints-tools.test.ts covers starting, keys, backup and restore.
import assert from 'node:assert/strict'
import { channel } from 'node:diagnostics_channel'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { generate, syncFromMailchimp, syncStatus } from '#contract/codes.ts'
import { step as pass, type Step, stepChannel, steps } from '../kernel/step.ts'
import { root } from '../testing/processes.ts'
import { until } from '../testing/until.ts'
import {
  ask,
  call,
  contactsOf,
  generateAll,
  type Place,
  server,
  spoil,
  startIfDown,
  untilFollowed,
  withCodes,
  withFields,
} from '../testing/killed-server/world.ts'
import { assertSound, noteCodesOf, prove } from '../testing/killed-server/prove.ts'
import {
  addingMembers,
  attending,
  handingIn,
  scanningAgain,
  takingBack,
  writingBack,
} from '../testing/killed-server/scanning.ts'
import {
  connecting,
  deletingOrganiser,
  disabling,
  erasing,
  followingDeliveries,
  inviting,
  notifying,
  polling,
  removingAccount,
  settingUp,
} from '../testing/killed-server/connecting.ts'
import { ofList } from '../testing/calls.ts'

test('every step is in the code once, and these proofs kill at it', async () => {
  const found: string[] = []
  for await (const path of glob('server/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/testing/**'] })) {
    const text = await readFile(join(root, path), 'utf8')
    found.push(...text.matchAll(/\bstep\('([^']+)'\)/g).map(([, name]) => name!))
  }
  assert.deepEqual(found.toSorted(), [...steps].toSorted())
  const proofs = glob(
    ['server/proofs/failpoints*.test.ts', 'server/proofs/move.test.ts', 'server/testing/killed-server/*.ts'],
    { cwd: root },
  )
  const texts = await Array.fromAsync(proofs, (path) => readFile(join(root, path), 'utf8'))
  for (const name of steps)
    assert.ok(
      texts.some((text) => text.includes(`'${name}'`)),
      name,
    )
})

test('a step without a listener does nothing', (t) => {
  assert.equal(channel(stepChannel).hasSubscribers, false)
  const rounds = 1_000_000
  const begun = performance.now()
  for (let round = 0; round < rounds; round++) pass('redeem.taken')
  t.diagnostic(`${((1e6 * (performance.now() - begun)) / rounds).toFixed(1)} ns each`)
})

prove(connecting)
prove(settingUp)

const ofBatches: Step[] = ['batch.added', 'batch.enqueued', 'batch.begun', 'page.read', 'page.met', 'page.some-written']

const ofEnds: Step[] = ['page.written', 'page.kept', 'page.counted', 'batch.finished', 'batch.ended']

prove<Place>({
  goesOn: 'a generation goes on, everybody has one code, and what Mailchimp was told stays',
  steps: [...ofBatches, ...ofEnds],
  often: {
    'page.read': 2,
    'page.met': 2,
    'page.some-written': 3,
    'page.written': 2,
    'page.kept': 2,
    'page.counted': 2,
  },
  usually: ['batch.begun', 'page.written'],
  prepare: () => withFields({ members: 1200 }),
  begin: (place) => call(generate, ofList(place)),
  atDeath: noteCodesOf,
  async finish(place) {
    const text = 'select from listpass.batches where list_id = $1 and finished_at is null'
    const isUnderWay = (await ask(text, [place.list.id])).length > 0
    // The promised effects must happen without a retry by the caller.
    if (isUnderWay)
      await until(
        () => ask(text, [place.list.id]),
        (rows) => rows.length === 0,
      )
    const end = await generateAll(place)
    if (end) assert.deepEqual([end.processed_jobs, end.failed_jobs, end.total_jobs], [1200, 0, 1200])
    const contacts = await contactsOf(place)
    assert.equal(contacts.length, 1200)
    assert.equal(new Set(contacts.map(({ code }) => code)).size, 1200)
  },
})

prove<Place>({
  goesOn: 'a sync goes on, and repairs each side where it is wrong',
  steps: [...ofBatches, ...ofEnds],
  async prepare() {
    const place = await withCodes({ members: 4 })
    await spoil(place)
    return place
  },
  begin: (place) => call(syncFromMailchimp, ofList(place)),
  async finish(place) {
    const { data } = await call(syncFromMailchimp, ofList(place))
    const params = { listId: place.list.id, batchId: data.batch_id! }
    await until(
      () => call(syncStatus, { token: place.token, params }),
      ({ data: progress }) => progress.is_finished,
    )
    await untilFollowed(place)
  },
})

prove(scanningAgain)
prove(handingIn)
prove(takingBack)
prove(writingBack)
prove(addingMembers)
prove(followingDeliveries)
prove(polling)
prove(inviting)
prove(notifying)
prove(attending)
prove(disabling)
prove(erasing)
prove(removingAccount)
prove(deletingOrganiser)

test('after all of this, both sides are equal and no code has changed', async () => {
  await startIfDown()
  await ask('update listpass.accounts set is_active = true')
  await assertSound()
  assert.equal(await server.end('SIGTERM'), 0)
})
