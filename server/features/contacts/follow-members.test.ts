import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasMoved } from './follow-members.ts'

const [oursCode, rivalCode] = ['A'.repeat(24), 'B'.repeat(24)]
const contact = (id: string, code: string, mailchimpId?: string) => ({ id, code, mailchimpId })
const member = (code?: string, mailchimpId?: string) => ({
  mailchimpId,
  held: { code, max: undefined, scans: undefined },
})

test("Mailchimp's own id of the contact decides, where it is known on both sides", () => {
  for (const rival of [undefined, contact('1', rivalCode, 'y')]) {
    for (const atOld of [undefined, member(oursCode, 'z')]) {
      for (const code of [undefined, oursCode, rivalCode]) {
        const known = { contact: contact('2', oursCode, 'x'), atOld, rival }
        assert.equal(hasMoved({ ...known, atNew: member(code, 'x') }), true)
        assert.equal(hasMoved({ ...known, atNew: member(code, 'y') }), false)
      }
    }
  }
})

test('a member with the id of our contact at its address is that contact, whatever code it holds', () => {
  const rival = contact('2', rivalCode, 'y')
  const known = { contact: contact('1', oursCode), atOld: undefined, rival }
  assert.equal(hasMoved({ ...known, atNew: member(oursCode, 'y') }), false)
  assert.equal(hasMoved({ ...known, atNew: member(oursCode, 'z') }), true)
  assert.equal(hasMoved({ ...known, atNew: member(oursCode) }), true)
})

test('without it, the contact that left one address is the one that joined at the other', () => {
  const known = { contact: contact('1', oursCode), atOld: undefined, rival: undefined }
  assert.equal(hasMoved({ ...known, atNew: member() }), true)
  assert.equal(hasMoved({ ...known, atNew: member(oursCode.toLowerCase()) }), true)
})

test('if the old address is in use again, only a moved code proves a change', () => {
  const known = { contact: contact('1', oursCode), rival: undefined }
  assert.equal(hasMoved({ ...known, atOld: member(), atNew: member(oursCode) }), true)
  assert.equal(hasMoved({ ...known, atOld: member(), atNew: member() }), false)
  assert.equal(hasMoved({ ...known, atOld: member(oursCode), atNew: member(oursCode) }), false)
  const rival = contact('2', rivalCode)
  assert.equal(hasMoved({ ...known, rival, atOld: member(), atNew: member(oursCode) }), false)
})

test('two contacts with one address: the stored code decides, then the older contact', () => {
  const atOld = undefined
  const older = { contact: contact('1', oursCode), rival: contact('2', rivalCode), atOld }
  const younger = { contact: contact('2', oursCode), rival: contact('1', rivalCode), atOld }
  assert.equal(hasMoved({ ...younger, atNew: member(oursCode) }), true)
  assert.equal(hasMoved({ ...older, atNew: member(rivalCode) }), true)
  assert.equal(hasMoved({ ...older, atNew: member() }), true)
  assert.equal(hasMoved({ ...younger, atNew: member(rivalCode) }), false)
  assert.equal(hasMoved({ ...younger, atNew: member() }), false)
})
