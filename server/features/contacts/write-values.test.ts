// How a write is split, against an audience that accepts and refuses on command. write-back.test.ts covers the effect
// at Mailchimp and in the database.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import type { Audience } from '../../mailchimp/audience.ts'
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
  answers: (emails: string[]) => { email: string; reason: string }[],
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
    async writeOne({ email }, given) {
      assert.equal(given, tags)
      told.alone.push(email)
      await Promise.resolve()
      return refuses[email]
    },
  }
  return { audience: face as Audience, told }
}

const sizes = ({ together }: Told) => together.map((emails) => emails.length)
const refusedOf = (place: number, reason: string) => ({
  id: `id ${place}`,
  hash: `hash ${place}`,
  email: `guest${place}@example.com`,
  reason,
})

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
  assert.deepEqual(await writeValues(audience, tags, contacts(1200)), [])
  assert.deepEqual(sizes(told), [500, 500, 200])
  assert.equal(new Set(told.together.flat()).size, 1200)
  assert.deepEqual(await writeValues(audience, tags, contacts(500)), [])
  assert.deepEqual(sizes(told), [500, 500, 200, 500])
  assert.deepEqual(await writeValues(audience, tags, []), [])
  assert.equal(told.together.length, 4)
  assert.deepEqual(told.alone, [])
})

test('a single scan is sent alone', async () => {
  const { audience, told } = audienceThat({ 'guest0@example.com': 'no' }, () => [])
  assert.deepEqual(await writeValues(audience, tags, contacts(1)), [refusedOf(0, 'no')])
  assert.deepEqual(told, { together: [], alone: ['guest0@example.com'] })
})

test('a contact refused among others is retried alone, in any case of the address, and reported with the reason of then', async () => {
  const { audience, told } = audienceThat({ 'guest3@example.com': 'no such street' }, () => [
    { email: 'GUEST3@example.com', reason: 'among others' },
    { email: 'guest5@example.com', reason: 'among others' },
  ])
  assert.deepEqual(await writeValues(audience, tags, contacts(8)), [refusedOf(3, 'no such street')])
  assert.deepEqual(told.alone, ['guest3@example.com', 'guest5@example.com'])
  assert.deepEqual(sizes(told), [8])
  const shouting = contacts(2).map((each) => ({ ...each, email: each.email.toUpperCase() }))
  const second = audienceThat({ 'GUEST1@EXAMPLE.COM': 'no' }, () => [{ email: 'guest1@example.com', reason: 'no' }])
  assert.deepEqual(
    (await writeValues(second.audience, tags, shouting)).map(({ id }) => id),
    ['id 1'],
  )
})

test('if a refusal names no contact of the call, halves of the call find the refused contact', async () => {
  const { audience, told } = audienceThat({ 'guest5@example.com': 'no' }, (emails) =>
    emails.includes('guest5@example.com') ? [{ email: '', reason: 'no' }] : [],
  )
  assert.deepEqual(await writeValues(audience, tags, contacts(7)), [refusedOf(5, 'no')])
  assert.deepEqual(sizes(told), [7, 4, 3, 2])
  assert.deepEqual(told.alone, ['guest4@example.com', 'guest5@example.com', 'guest6@example.com'])
})

test('a call that is refused for the sake of one is made in halves until that one is alone', async () => {
  const refuse = (emails: string[]) => {
    if (emails.includes('guest0@example.com')) throw new MailchimpTrouble('refused')
    return []
  }
  const { audience, told } = audienceThat({ 'guest0@example.com': 'frozen' }, refuse)
  assert.deepEqual(await writeValues(audience, tags, contacts(5)), [refusedOf(0, 'frozen')])
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
