// How a write is split, against an audience that accepts and refuses on command. write-back.test.ts covers the effect
// at Mailchimp and in the database.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import type { Audience, NotTaken } from '../../mailchimp/audience.ts'
import type { Contact } from './store.ts'
import { differing, type ToWrite, writeValues } from './write-values.ts'

const tags = { code: 'QRCODE', max: 'QRMAX', scans: 'QRSCANS' }

const contact = (place: number): ToWrite => ({
  id: `id ${place}`,
  hash: `hash ${place}`,
  email: `guest${place}@example.com`,
  code: `code ${place}`,
  max: 1,
  scans: 0,
})
const contacts = (count: number) => Array.from({ length: count }, (_, place) => contact(place))

type Told = { together: string[][]; alone: string[] }

/** `refuses` maps refused contacts to reasons; `answers` decides the result of a call with several contacts. */
function audienceThat(
  refuses: Record<string, string>,
  answers: (emails: string[]) => NotTaken[],
): { audience: Audience; told: Told } {
  const told: Told = { together: [], alone: [] }
  const face: Pick<Audience, 'writeValues' | 'writeOne'> = {
    async writeValues(values, given) {
      assert.equal(given, tags)
      const emails = values.map(({ email }) => email)
      told.together.push(emails)
      await Promise.resolve()
      return answers(emails)
    },
    async writeOne({ email, hash }, given) {
      assert.equal(given, tags)
      told.alone.push(email)
      await Promise.resolve()
      const reason = refuses[email]
      return reason === undefined ? undefined : { hash, reason, blamed: [], hasOurs: false }
    },
  }
  return { audience: face as Audience, told }
}

const sizes = ({ together }: Told) => together.map((emails) => emails.length)
const refusedOf = (place: number, reason: string) => ({
  refused: [{ id: `id ${place}`, hash: `hash ${place}`, email: `guest${place}@example.com`, reason }],
  dropped: [],
})
const notTaken = (place: number, more: Partial<NotTaken> = {}): NotTaken => ({
  hash: `hash ${place}`,
  reason: 'among others',
  blamed: [],
  hasOurs: false,
  ...more,
})
const none = { refused: [], dropped: [] }

test('a contact with equal values is not written, and an existing maximum is left alone', () => {
  const held = { code: 'code', max: 2, scans: 1 }
  const known = { id: 'id', hash: 'hash', email: 'guest@example.com', code: 'code', max: 2, scans: 1, held }
  const written = (change: object) => differing([{ ...known, ...change } as Contact])
  const values = { id: 'id', hash: 'hash', email: 'guest@example.com', code: 'code', scans: 1 }
  assert.deepEqual(written({}), [])
  assert.deepEqual(written({ scans: 2 }), [{ ...values, max: null, scans: 2 }])
  assert.deepEqual(written({ max: 3 }), [{ ...values, max: 3 }])
  assert.deepEqual(written({ held: { ...held, code: 'else' } }), [{ ...values, max: null }])
  assert.deepEqual(written({ held: { ...held, max: undefined } }), [{ ...values, max: 2 }])
})

test('500 contacts go in one call, and none means no call', async () => {
  const { audience, told } = audienceThat({}, () => [])
  assert.deepEqual(await writeValues(audience, tags, contacts(1200)), none)
  assert.deepEqual(sizes(told), [500, 500, 200])
  assert.equal(new Set(told.together.flat()).size, 1200)
  assert.deepEqual(await writeValues(audience, tags, contacts(500)), none)
  assert.deepEqual(sizes(told), [500, 500, 200, 500])
  assert.deepEqual(await writeValues(audience, tags, []), none)
  assert.equal(told.together.length, 4)
  assert.deepEqual(told.alone, [])
})

test('a single scan is sent alone', async () => {
  const { audience, told } = audienceThat({ 'guest0@example.com': 'no' }, () => [])
  assert.deepEqual(await writeValues(audience, tags, contacts(1)), refusedOf(0, 'no'))
  assert.deepEqual(told, { together: [], alone: ['guest0@example.com'] })
})

test('a contact that was not taken among others is retried alone, and reported with the reason of then', async () => {
  const { audience, told } = audienceThat({ 'guest3@example.com': 'no such street' }, () => [notTaken(3), notTaken(5)])
  assert.deepEqual(await writeValues(audience, tags, contacts(8)), refusedOf(3, 'no such street'))
  assert.deepEqual(told.alone, ['guest3@example.com', 'guest5@example.com'])
  assert.deepEqual(sizes(told), [8])
})

test('other values that are refused are left out, and ours go together without them', async () => {
  const rows = contacts(6).map((each) => ({ ...each, others: { MEAL: 'Served', SEEN: 'yes' } }))
  let calls = 0
  const { audience, told } = audienceThat({}, () => {
    calls += 1
    if (calls > 1) return []
    return [notTaken(1, { blamed: ['MEAL'] }), notTaken(2), notTaken(4, { blamed: ['SEEN'], hasOurs: true })]
  })
  const { refused, dropped } = await writeValues(audience, tags, rows)
  assert.deepEqual(refused, [])
  assert.deepEqual(
    dropped.map(({ id, values }) => [id, values]),
    [
      ['id 1', { MEAL: 'Served' }],
      ['id 2', { MEAL: 'Served', SEEN: 'yes' }],
      ['id 4', { SEEN: 'yes' }],
    ],
  )
  assert.deepEqual(told.together, [rows.map(({ email }) => email), ['guest1@example.com', 'guest2@example.com']])
  assert.deepEqual(told.alone, [])
})

test('a call that is refused for the sake of one is made in halves until that one is alone', async () => {
  const refuse = (emails: string[]) => {
    if (emails.includes('guest0@example.com')) throw new MailchimpTrouble('refused')
    return []
  }
  const { audience, told } = audienceThat({ 'guest0@example.com': 'frozen' }, refuse)
  assert.deepEqual(await writeValues(audience, tags, contacts(5)), refusedOf(0, 'frozen'))
  assert.deepEqual(sizes(told), [5, 3, 2, 2])
  assert.deepEqual(told.alone, ['guest0@example.com', 'guest1@example.com', 'guest2@example.com'])
})

test('any other trouble is thrown, and no contact counts as refused', async () => {
  for (const trouble of [new MailchimpTrouble('busy'), new MailchimpTrouble('unauthorized'), new Error('else')]) {
    const { audience, told } = audienceThat({}, () => {
      throw trouble
    })
    await assert.rejects(writeValues(audience, tags, contacts(4)), trouble)
    assert.deepEqual([sizes(told), told.alone], [[4], []])
  }
})
