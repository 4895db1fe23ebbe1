import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../decoding/random.ts'
import { openCommits, openPlaces, openProcessors } from './resources.ts'
import { openTime } from './time.ts'

test('one core with work of equal length makes it wait as the textbook says', () => {
  // M/D/1: with the load r, work waits r / (2 (1 - r)) times its own length.
  for (const load of [0.3, 0.6, 0.75]) {
    const time = openTime()
    const core = openProcessors(time, 1)
    const random = randomFrom(3)
    const lasts = 1
    let [waited, done, at] = [0, 0, 0]
    for (let nth = 0; nth < 25_000; nth++) {
      at += (-Math.log(1 - random.next()) * lasts) / load
      const comes = at
      time.at(comes, () =>
        core.use(lasts, () => {
          waited += time.now() - comes - lasts
          done += 1
        }),
      )
    }
    time.runUntil(at + 100)
    const expected = (load / (2 * (1 - load))) * lasts
    assert.equal(done, 25_000)
    assert.ok(Math.abs(waited / done / expected - 1) < 0.08, `${waited / done} instead of ${expected}`)
    assert.ok(Math.abs(core.share() - load) < 0.02, `${core.share()} instead of ${load}`)
  }
})

test('long work lets short work pass, as an operating system does', () => {
  const time = openTime()
  const core = openProcessors(time, 1)
  const ended: string[] = []
  core.use(100, () => ended.push(`long at ${time.now()}`))
  core.use(1, () => ended.push(`short at ${time.now()}`))
  time.runUntil(1000)
  assert.deepEqual(ended, ['short at 4', 'long at 101'])
})

test('cores and places are never used above their number', () => {
  const time = openTime()
  const [cores, places] = [openProcessors(time, 3), openPlaces(time, 2)]
  let [inside, most] = [0, 0]
  for (let nth = 0; nth < 50; nth++)
    time.at(nth / 10, () =>
      places.take(() => {
        inside += 1
        most = Math.max(most, inside)
        cores.use(5, () => {
          inside -= 1
          places.giveBack()
        })
      }),
    )
  time.runUntil(126)
  assert.equal(most, 2)
  assert.equal(inside, 0)
  assert.ok(places.share() <= 1 && places.share() > 0.95, String(places.share()))
  assert.ok(cores.share() <= 2 / 3 + 1e-9, String(cores.share()))
})

test('commits that wait for the disk share its next write, and the standby delays each', () => {
  const time = openTime()
  const commits = openCommits(time, 10, 3)
  const ended: number[] = []
  for (const at of [0, 1, 2]) time.at(at, () => commits.commit(() => ended.push(time.now())))
  time.runUntil(100)
  assert.deepEqual(ended, [13, 23, 23])
})
