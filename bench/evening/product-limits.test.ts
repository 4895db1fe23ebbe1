import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { limits } from './product-limits.ts'

const places: Record<keyof typeof limits, [file: string, pattern: RegExp]> = {
  groupsAtOnce: ['server/features/scanning/redeem-queue.ts', /groupsAtOnce = (\d+)/],
  groupSize: ['server/features/scanning/redeem-queue.ts', /groupSize = (\d+)/],
  worthAGroup: ['server/features/scanning/redeem-queue.ts', /worthAGroup = (\d+)/],
  patienceMs: ['server/features/scanning/redeem-queue.ts', /patienceMs = (\d+)/],
  longestQueue: ['server/features/scanning/redeem-queue.ts', /longestQueue = (\d+)/],
  longestLine: ['server/features/scanning/redeem-queue.ts', /longestLine = (\d+)/],
  recentMs: ['server/features/doors/recent-doors.ts', /recentMs = (\d+)/],
  connectionsOfScans: ['server/database/open.ts', /scans: openPool\(address, (\d+)/],
  connectionsOfMain: ['server/database/open.ts', /main: openPool\(address, (\d+)/],
  connectionsOfDoors: ['server/database/open.ts', /doors: openPool\(address, (\d+)/],
  lookEveryMs: ['server/features/live/hub.ts', /lookEveryMs = (\d+)/],
  shortestRestMs: ['server/features/live/hub.ts', /shortestRestMs = (\d+)/],
  statesEveryMs: ['server/features/live/hub.ts', /statesEveryMs = (\d+)/],
  restShare: ['server/features/live/counters.ts', /restShare = (\d+)/],
  shortestCountRestMs: ['server/features/live/counters.ts', /shortestRestMs = (\d+)/],
  entriesPerPage: ['server/features/live/find-offline-list.ts', /entriesPerPage = (\d+)/],
  pagesAtOnce: ['server/features/live/find-offline-list.ts', /atOnce: (\d+)/],
  handInsAtOnce: ['server/features/scanning/hand-in-scans.ts', /atOnce: (\d+)/],
  handInLimit: ['contract/limits.ts', /handInLimit = (\d+)/],
  streamsOfNode: ['server/http/server-sent.ts', /atOnce: (\d+),/],
  streamsOfList: ['server/http/server-sent.ts', /atOnceOfList: (\d+),/],
}

test('the model has the limits of the product', () => {
  for (const [name, [file, pattern]] of Object.entries(places)) {
    const text = readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8')
    assert.equal(Number(pattern.exec(text)?.[1]), limits[name as keyof typeof limits], `${name} of ${file}`)
  }
})
