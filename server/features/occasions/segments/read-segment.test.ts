import assert from 'node:assert/strict'
import { test } from 'node:test'
import { say } from '../../../kernel/said.ts'
import { type Before, type Evidence, judgeReading, mostDoubts } from './read-segment.ts'

const honest: Evidence = {
  isTag: true,
  shown: 60,
  total: 60,
  counted: 60,
  absent: 0,
  lost: [],
  unsure: 0,
  isEmptyElsewhere: false,
}
const fresh: Before = { doubt: null, doubts: 0 }
const words = ({ doubt }: Before) => (doubt === null ? '' : say('en', doubt))
const judge = (changes: Partial<Evidence>, before = fresh) => judgeReading({ ...honest, ...changes }, before)

test('a listing that adds up removes all that it leaves out', () => {
  assert.deepEqual(judge({ absent: 3, lost: ['a', 'b', 'c'] }), {
    gone: 'all',
    doubt: null,
    doubts: 0,
    isBelieved: true,
  })
  assert.deepEqual(judge({ isTag: false, absent: 3 }), { gone: 'all', doubt: null, doubts: 0, isBelieved: true })
  // Mailchimp may count only subscribed contacts, and still list all.
  assert.equal(judge({ counted: 40 }).gone, 'all')
})

test('a listing that shows fewer than either count removes only those that were looked at', () => {
  for (const changes of [{ total: 61 }, { counted: 61 }, { shown: 59 }]) {
    assert.deepEqual(judge({ ...changes, absent: 9, lost: ['a'] }).gone, ['a'])
    assert.deepEqual(judge({ ...changes, isTag: false, absent: 9 }).gone, [])
    assert.match(words(judge(changes)), /Mailchimp showed \d+ of \d+ contacts of this tag/)
  }
})

test('a single guest who still has the tag keeps all that were not looked at', () => {
  const verdict = judge({ absent: 200, lost: ['a', 'b'], unsure: 1 })
  assert.deepEqual(verdict.gone, ['a', 'b'])
  assert.match(words(verdict), /still have this tag/)
})

test('an empty saved segment needs a third source, and an empty tag does not', () => {
  const empty = { shown: 0, total: 0, counted: 0, absent: 2 }
  assert.deepEqual(judge({ ...empty, isTag: false }).gone, [])
  assert.equal(judge({ ...empty, isTag: false, isEmptyElsewhere: true }).gone, 'all')
  assert.equal(judge({ ...empty, lost: ['a', 'b'] }).gone, 'all')
  assert.equal(judge({ ...empty, isTag: false, absent: 0 }).doubt, null)
})

test('the same doubt six times is how Mailchimp counts this segment; an empty one is never believed so', () => {
  const doubtful = { isTag: false, counted: 63, absent: 2 }
  let before: Before & { isBelieved?: boolean } = fresh
  for (let times = 1; times < mostDoubts; times++) {
    before = judgeReading({ ...honest, ...doubtful }, before)
    assert.deepEqual([before.doubts, before.isBelieved], [times, false])
  }
  for (let times = 0; times < 2; times++) {
    before = judgeReading({ ...honest, ...doubtful }, before)
    assert.deepEqual({ ...before }, { gone: 'all', doubt: before.doubt, doubts: mostDoubts + times, isBelieved: true })
  }
  assert.equal(judgeReading({ ...honest, ...doubtful, counted: 64 }, before).doubts, 1)
  const empty = { ...honest, ...doubtful, shown: 0, total: 0, counted: 5 }
  const { doubt } = judgeReading(empty, fresh)
  assert.deepEqual(judgeReading(empty, { doubt, doubts: 9 }).gone, [])
  const tag = { ...honest, counted: 63, absent: 2, lost: ['a'], unsure: 1 }
  assert.deepEqual(judgeReading(tag, { doubt: judgeReading(tag, fresh).doubt, doubts: 9 }).gone, ['a'])
})
