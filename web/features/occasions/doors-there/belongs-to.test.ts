import assert from 'node:assert/strict'
import { test } from 'node:test'
import { belongsTo, doorsOfWholeList } from './belongs-to.ts'

const main = { id: 'list', is_main: true, who: null, opens_at: null, closes_at: null }
const saturday = {
  id: 'saturday',
  is_main: false,
  who: null,
  opens_at: '2026-11-28T19:00:00Z',
  closes_at: '2026-11-29T02:00:00Z',
}
const sunday = { ...saturday, id: 'sunday', opens_at: '2026-11-29T19:00:00Z', closes_at: '2026-11-30T02:00:00Z' }
const vip = { ...saturday, id: 'vip', who: { kind: 'segment' as const, id: 1, name: 'VIP', is_tag: true } }

test('doors that are there follow the nights, or open the only occasion', () => {
  assert.deepEqual(belongsTo([main, saturday]), { follows_open: true })
  assert.deepEqual(belongsTo([main, saturday, sunday]), { follows_open: true })
  assert.deepEqual(belongsTo([main, vip]), { occasion_id: 'vip' })
  assert.deepEqual(belongsTo([main, saturday, vip]), { follows_open: true })
  assert.deepEqual(belongsTo([main, { ...saturday, id: 'run', closes_at: '2026-12-28T19:00:00Z' }]), {
    occasion_id: 'run',
  })
})

test('where two rooms are open at one time, each door needs a choice of its own', () => {
  assert.equal(belongsTo([main, saturday, { ...saturday, id: 'other room' }]), undefined)
})

test('only doors of the whole list that scan now are asked about', () => {
  const link = { id: 'there', occasion_id: null, follows_open: false, is_active: true, expires_at: null }
  const now = Date.parse('2026-11-28T12:00:00Z')
  const all = [
    link,
    { ...link, id: 'later', expires_at: '2026-12-01T00:00:00Z' },
    { ...link, id: 'expired', expires_at: '2026-11-01T00:00:00Z' },
    { ...link, id: 'off', is_active: false },
    { ...link, id: 'follows', follows_open: true },
    { ...link, id: 'vip', occasion_id: 'vip' },
  ]
  assert.deepEqual(
    doorsOfWholeList(all, now).map(({ id }) => id),
    ['there', 'later'],
  )
})
