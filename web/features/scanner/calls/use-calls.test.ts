import { QueryClient, QueryObserver } from '@tanstack/react-query'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DoorCall } from '#contract/door-calls.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { latestCall } from './use-calls.ts'

const call: DoorCall = {
  id: 'a call',
  about: 'guest_insists',
  called_at: new Date(0).toISOString(),
  door: 'North gate',
  guest: null,
  answer: null,
}
const letIn: DoorCall = { ...call, answer: { is: 'let_in', by: 'Olivia', at: call.called_at, counted: 1 } }

test('a door that comes back online asks for the organiser’s answer at once', async () => {
  const answers = [call, letIn]
  let asked = 0
  const ask = (async () => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked += 1
    return { calls: [answer] }
  }) as DoorAccess['ask']
  const door = new QueryObserver(new QueryClient(), latestCall({ ask }, 'list', true))
  const stop = door.subscribe(() => {})
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const come = async (isAway: boolean) => {
    door.setOptions(latestCall({ ask }, 'list', isAway))
    for (let turns = 0; turns < 5; turns++) await turn()
    return [asked, door.getCurrentResult().data?.answer?.is]
  }
  assert.deepEqual(await come(true), [0, undefined])
  assert.deepEqual(await come(false), [1, undefined])
  assert.deepEqual(await come(false), [1, undefined], 'the next time is a matter of the pace')
  assert.deepEqual(await come(true), [1, undefined])
  assert.deepEqual(await come(false), [2, 'let_in'])
  stop()
})
