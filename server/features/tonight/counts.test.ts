import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Occasion } from '../occasions/find-occasions.ts'
import { plainMain } from '../occasions/wire-occasion.ts'
import { earlierNights, profileOf } from './counts.ts'

const now = new Date('2026-11-28T20:00:00Z')

function night(day: number, more: Partial<Occasion> = {}, hours = 6): Occasion {
  const opensAt = new Date(Date.UTC(2026, 10, day, 19))
  const closesAt = new Date(opensAt.getTime() + hours * 3_600_000)
  return { ...plainMain({ id: `${day}`, name: 'Club' }), name: `Night ${day}`, opensAt, closesAt, ...more }
}

const tonight = night(28, { name: 'Saturday' })
const compared = (all: Occasion[]) => earlierNights(tonight, [tonight, ...all], now).map(({ id }) => id)

test('the latest nights that are over are compared, at most six', () => {
  const eight = [13, 14, 15, 16, 17, 18, 19, 20].map((day) => night(day))
  assert.deepEqual(compared([...eight, night(29)]), ['20', '19', '18', '17', '16', '15'])
})

test('a night of another length, without times or with its own count is not compared', () => {
  const others = [night(20, {}, 2), night(21, {}, 13), night(22, { closesAt: null }), night(23, { ownMax: 1 })]
  assert.deepEqual(compared(others), [])
  assert.deepEqual(earlierNights({ ...tonight, opensAt: null }, [night(20)], now), [])
})

test('two nights of the same name are a series, and others are left out', () => {
  const saturday = { name: 'Saturday' }
  assert.deepEqual(compared([night(14, saturday), night(20)]), ['20', '14'])
  assert.deepEqual(compared([night(14, saturday), night(20), night(21, saturday)]), ['21', '14'])
})

test('a profile has each quarter of an hour, also those without guests', () => {
  const quarter = (minutes: number, guests: number) => ({ id: '1', minutes, guests })
  assert.deepEqual(profileOf([quarter(15, 3), quarter(60, 4)]), [3, 3, 3, 7])
  assert.deepEqual(profileOf([]), [])
})
