import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDue, isRecent } from './read-bounces.ts'

const hour = 3_600_000
const sentAt = new Date('2026-11-20T18:00:00Z')
const after = (hours: number) => new Date(sentAt.getTime() + hours * hour)

test('an email is asked for at once, after ten minutes, and ever more rarely for a week', () => {
  let asked: Date | undefined
  const times: number[] = []
  for (let hours = 0.1; hours < 24 * 30; hours += 1 / 6) {
    if (!isDue({ sentAt, askedAt: asked }, after(hours))) continue
    asked = after(hours)
    times.push(hours)
  }
  assert.ok(times[1]! - times[0]! < 0.2)
  assert.ok(times.length > 20 && times.length < 60, String(times.length))
  assert.ok(times.at(-1)! > 24 * 6 && times.at(-1)! < 24 * 9, String(times.at(-1)))
})

test('emails of more than 30 days ago are left alone', () => {
  assert.ok(isRecent({ sentAt, askedAt: undefined }, after(24 * 29)))
  assert.ok(!isRecent({ sentAt, askedAt: undefined }, after(24 * 30)))
})
