// Each rate limit is gone past: beyond it nothing is kept, written to Mailchimp or mailed. LISTPASS_PROVE=full takes a
// hundred times the limit, other runs twice.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { acceptInvitation } from '#contract/teams.ts'
import { askForCode } from '#contract/email-proof.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { forgotPassword, resetPassword } from '#contract/auth.ts'
import { setLogo } from '#contract/branding.ts'
import { checkedDrafts } from '#contract/campaigns.ts'
import { makeDraft, sendTest } from '#contract/campaign-writes.ts'
import { checkStatus } from '#contract/codes.ts'
import { callOrganiser } from '#contract/door-calls.ts'
import { addScannerLink, openScannerLink } from '#contract/doors.ts'
import { addOccasions } from '#contract/occasions.ts'
import { findGuests } from '#contract/find-guests.ts'
import { readReports } from '#contract/following-up.ts'
import { offlineNames } from '#contract/offline-names.ts'
import { peopleByName } from '#contract/people-by-name.ts'
import { findPeople } from '#contract/scanning.ts'
import { openTry, tryScan } from '#contract/try-door.ts'
import { startTry } from '#contract/trying.ts'
import { codeFromRandom } from '#domain/code.ts'
import { pageFolder } from '../features/guest-page/testing/page-folder.ts'
import type { Bucket } from '../database/throttle.ts'
import { openAsOwner } from '../database/open.ts'
import type { Asked } from '../testing/calls.ts'
import { addLink, addOrganiser, openDoor, prepareList } from '../testing/factories.ts'
import { goPast, openStatusOf, type Turn } from '../testing/go-past.ts'
import { plainForm, smallLogo } from '../testing/samples.ts'
import { atEnd } from '../testing/postgres.ts'
import { startTestApp } from '../testing/start-test-app.ts'

const app = await startTestApp({ webFolder: await pageFolder() })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())
const statusOf = openStatusOf(app)
const isFull = process.env['LISTPASS_PROVE'] === 'full'
const times = isFull ? 100 : 2

const prepared = await prepareList(app, { members: 3 })
const { token } = prepared
const params = { listId: prepared.list.id }
const { slug } = await addLink(app, prepared, { may_check_in_by_name: true })
const door = await openDoor(app, { slug })

/** One address of many callers. */
let networks = 0
const network = () => `198.51.100.${(networks += 1)}`

const guess = () => randomBytes(32).toString('base64url')
const chosen = { password: 'another long enough one', password_confirmation: 'another long enough one' }

function fromOneNetwork(endpoint: Endpoint, asked: (place: number) => Asked): Turn {
  const ip = network()
  return (place) => statusOf(endpoint, { ...asked(place), ip })
}

/** `declined`: the status beyond the limit, if it is not 429. */
type Limit = { of: string; bucket: Bucket; turns: () => Promise<Turn> | Turn; declined?: number }

/** A limit that time does not refill. */
const inAll = (capacity: number): Bucket => ({ capacity, secondsEach: Infinity })

/** By the name of its bucket in the database. */
const limits: Record<string, Limit> = {
  logo: {
    of: 'logos of a team',
    bucket: { capacity: 20, secondsEach: 60 },
    turns: () => () => statusOf(setLogo, { token, params, body: { file: smallLogo } }),
  },
  'wrong-invitation': {
    of: 'wrong invitations from a network',
    bucket: { capacity: 60, secondsEach: 10 },
    turns: () => fromOneNetwork(acceptInvitation, () => ({ token, body: { token: guess() } })),
  },
  reset: {
    of: 'wrong links for a new password from a network',
    bucket: { capacity: 20, secondsEach: 30 },
    turns: () => fromOneNetwork(resetPassword, () => ({ body: { token: guess(), ...chosen } })),
  },
  'scanner-session': {
    of: 'browsers that open a scanner link',
    bucket: { capacity: 60, secondsEach: 10 },
    turns: () => () => statusOf(openScannerLink, { params: { slug } }),
  },
  'wrong-slug': {
    of: 'wrong scanner links from a network',
    bucket: { capacity: 60, secondsEach: 10 },
    turns: () => fromOneNetwork(openScannerLink, () => ({ params: { slug: guess() } })),
  },
  try: {
    of: 'uses of a try',
    bucket: { capacity: 60, secondsEach: 5 },
    turns: async () => {
      const { url } = await app.call(startTry, { token, params })
      const body = { ticket: url.split('#').at(-1)!, qr_code: prepared.codes[0]! }
      return () => statusOf(tryScan, { body })
    },
  },
  'wrong-try': {
    of: 'wrong tries from a network',
    bucket: { capacity: 60, secondsEach: 10 },
    turns: () => fromOneNetwork(openTry, () => ({ body: { ticket: guess() } })),
  },
  people: {
    of: 'searches of a door',
    bucket: { capacity: 60, secondsEach: 1 },
    turns: () => () => statusOf(findPeople, { ...door, params, query: { q: 'ada' } }),
  },
  names: {
    of: 'pages of names from A to Z by a link',
    bucket: { capacity: 30, secondsEach: 6 },
    turns: async () => {
      const own = await openDoor(app, await addLink(app, prepared, { may_check_in_by_name: true }))
      return () => statusOf(peopleByName, { ...own, params, query: {} })
    },
  },
  'kept-names': {
    of: 'names that a door reads to keep them',
    bucket: { capacity: 24, secondsEach: 10 },
    turns: async () => {
      const rights = { may_check_in_by_name: true, may_keep_names: true }
      const own = await openDoor(app, await addLink(app, prepared, rights))
      return () => statusOf(offlineNames, { ...own, params, query: {} })
    },
  },
  'wrong-code': {
    of: 'wrong codes from a network',
    bucket: { capacity: 60, secondsEach: 10 },
    turns: () => {
      const remoteAddress = network()
      const url = () => `/q/${codeFromRandom(randomBytes(48))!}/scan`
      return async () => (await app.app.inject({ url: url(), remoteAddress })).statusCode
    },
  },
  guests: {
    of: 'searches of a member',
    bucket: { capacity: 60, secondsEach: 1 },
    turns: () => () => statusOf(findGuests, { token, query: { q: 'ada' } }),
  },
  reports: {
    of: 'looks at how emails did',
    bucket: { capacity: 30, secondsEach: 10 },
    turns: () => () => statusOf(readReports, { token, params }),
  },
  'check-status': {
    of: 'checks of the set-up of a team',
    bucket: { capacity: 30, secondsEach: 10 },
    turns: () => () => statusOf(checkStatus, { token, params }),
  },
  drafts: {
    of: 'drafts that a team reads anew',
    bucket: { capacity: 30, secondsEach: 10 },
    turns: () => () => statusOf(checkedDrafts, { token, params, query: { fresh: 'yes' } }),
  },
  'make-draft': {
    of: 'drafts that Listpass makes for a list',
    bucket: { capacity: 1, secondsEach: 5 },
    turns: () => (place) => statusOf(makeDraft, { token, params, body: { title: `Invitation ${place}` } }),
  },
  'test-mail': {
    of: 'test mails of a team',
    bucket: { capacity: 10, secondsEach: 60 },
    turns: async () => {
      const noor = await prepareList(app, { members: 1 })
      const ask = { token: noor.token, params: { listId: noor.list.id } }
      const { id } = await app.call(makeDraft, { ...ask, body: { title: 'Gala' } })
      const draft = { ...ask, params: { ...ask.params, campaignId: id } }
      return () => statusOf(sendTest, { ...draft, body: { email: 'noor@example.com' } })
    },
  },
  calls: {
    of: 'calls of a link to the organiser',
    bucket: { capacity: 10, secondsEach: 10 },
    turns: () => () => statusOf(callOrganiser, { ...door, params, body: { id: randomUUID(), about: 'crowd' } }),
  },
}

/** What a list or a team may have. */
const sizes: Record<string, Limit> = {
  links: {
    of: 'scanner links of a list',
    bucket: inAll(50 - 1),
    declined: 409,
    turns: () => (place) =>
      statusOf(addScannerLink, {
        token,
        params,
        body: { label: `Door ${place}`, may_check_in_by_name: false, expires_at: null },
      }),
  },
  occasions: {
    of: 'occasions of a list',
    bucket: inAll(500 / 20),
    declined: 409,
    turns: () => () =>
      statusOf(addOccasions, { token, params, body: { occasions: Array.from({ length: 20 }, () => plainForm) } }),
  },
}

/** Their letters go out one by one, which takes a minute. */
const slow: Record<string, Limit> = {
  'email-code': {
    of: 'codes by mail for people of a network',
    bucket: { capacity: 20, secondsEach: 60 },
    turns: async () => {
      const people = await Promise.all(Array.from({ length: 30 }, () => addOrganiser(app)))
      await sql`update users set email_proven_at = null`.execute(owner)
      return fromOneNetwork(askForCode, (place) => ({ token: people[place % people.length]!.token, body: {} }))
    },
  },
  forgot: {
    of: 'letters for a new password that a network asks for',
    bucket: { capacity: 20, secondsEach: 60 },
    turns: async () => {
      const people = await Promise.all(Array.from({ length: 30 }, () => addOrganiser(app)))
      return fromOneNetwork(forgotPassword, (place) => ({ body: { email: people[place % people.length]!.email } }))
    },
  },
}

for (const [name, { of, bucket, turns, declined }] of Object.entries({ ...limits, ...sizes, ...(isFull && slow) })) {
  test(`${times} × the limit of ${of}: nothing is kept, written or mailed beyond it`, async (t) => {
    const passed = await goPast(app, owner, { limit: bucket, times, turn: await turns(), declined })
    t.diagnostic(`${name}: ${passed} of ${bucket.capacity * times} passed`)
  })
}

/** Limits that other tests go past, because they need more than a call: a letter, a second factor, a provider. */
const elsewhere: Record<string, string> = {
  'confirm-email': 'features/auth/email-proof/email-proof.test.ts',
  'confirm-passkey': 'features/auth/step-up.test.ts',
  'confirm-password': 'features/auth/step-up.test.ts',
  connect: 'proofs/bounds.test.ts',
  'guest-letters': 'features/scanning/walk-ins/limits.test.ts',
  'guest-letters-to': 'features/scanning/walk-ins/limits.test.ts',
  invite: 'features/teams/invitations/limits.test.ts',
  'invite-from': 'features/teams/invitations/limits.test.ts',
  'invite-young': 'features/teams/invitations/limits.test.ts',
  'invite-young-from': 'features/teams/invitations/limits.test.ts',
  invited: 'features/teams/invitations/limits.test.ts',
  'known-guests': 'features/scanning/walk-ins/limits.test.ts',
  'new-device': 'features/auth/sign-ins/sign-ins.test.ts',
  oidc: 'features/auth/oidc/oidc.test.ts',
  passkey: 'features/auth/passkeys/passkeys.test.ts',
  refused: 'proofs/bounds.test.ts',
  register: 'features/auth/register.test.ts',
  'second-factor': 'features/auth/second-factor/code-guesses.test.ts',
  'sign-in': 'features/auth/throttles.test.ts',
  teams: 'features/teams/invitations/limits.test.ts',
  unknown: 'features/scanning/scanning.test.ts',
  'walk-ins': 'features/scanning/walk-ins/limits.test.ts',
  'wrong-webhook': 'features/doors/guesses.test.ts',
}

test('each rate limit of the code is gone past, here or in a named test', async () => {
  const server = join(import.meta.dirname, '..')
  const names = await readdir(server, { recursive: true })
  const sources = names.filter((name) => /\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts'))
  const found = new Set<string>()
  for (const name of sources) {
    const text = await readFile(join(server, name), 'utf8')
    const keys = text.matchAll(/(?:key: `|IfLeft\([\w.]+, `|take_token\w*\(')([a-z-]+):/g)
    for (const [, key] of keys) found.add(key!)
  }
  assert.deepEqual([...found].toSorted(), Object.keys({ ...limits, ...slow, ...elsewhere }).toSorted())
  for (const file of Object.values(elsewhere)) assert.match(await readFile(join(server, file), 'utf8'), /429|letters/)
})
