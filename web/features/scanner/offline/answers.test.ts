import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConnectionLost, Declined } from '../../../api/declined.ts'
import { plainCrypt } from '../testing/world/crypt.ts'
import { answerLater, sendAnswers } from './answers.ts'
import type { KeptAnswers, Storage } from '../door/kept.ts'
import type { Hands } from './hands.ts'

/** A door whose server fails in these ways before it takes an answer. */
function doorWhere(...failures: Error[]) {
  const kept = new Map<string, KeptAnswers>()
  const database = {
    put: async (_store: string, row: KeptAnswers) => void kept.set(row.scanId, row),
    get: async (_store: string, scanId: string) => kept.get(scanId),
    delete: async (_store: string, scanId: string) => void kept.delete(scanId),
    getAllFromIndex: async () => [...kept.values()],
  }
  const storage = { database, crypt: plainCrypt } as unknown as Storage
  const sent: unknown[] = []
  const sends: string[] = []
  const server = {
    async ask(_endpoint: unknown, input: unknown) {
      const failure = failures.shift()
      if (failure) throw failure
      sent.push(input)
    },
  }
  const hands = {
    ports: { server, clock: { now: () => 1 } },
    listId: 'ours',
    storage: Promise.resolve(storage),
    send: ({ type }: { type: string }) => sends.push(type),
  } as unknown as Hands
  return { hands, storage, kept, sent, sends, pass: () => sendAnswers(hands, storage, 'ours') }
}

test('an answer stays until the server has it', async () => {
  const door = doorWhere(new ConnectionLost(undefined))
  await answerLater(door.hands, 'scan', { DIET: 'Vegan' })
  assert.deepEqual(door.sends, ['due'])
  await assert.rejects(door.pass())
  assert.equal(door.kept.size, 1)
  await door.pass()
  assert.deepEqual(door.sent, [
    { params: { listId: 'ours', scanId: 'scan' }, body: { answers: [{ tag: 'DIET', value: 'Vegan' }] } },
  ])
  assert.equal(door.kept.size, 0)
})

test('an answer that the server takes from nobody does not stand in the way of others', async () => {
  const door = doorWhere(new Declined(404))
  await answerLater(door.hands, 'undone', { DIET: 'Vegan' })
  await answerLater(door.hands, 'other', { DIET: 'None' })
  await door.pass()
  assert.deepEqual([door.sent.length, door.kept.size], [1, 0])
})

test('a door that may not call now keeps its answers', async () => {
  const door = doorWhere(new Declined(401))
  await answerLater(door.hands, 'scan', { DIET: 'Vegan' })
  await assert.rejects(door.pass())
  assert.equal(door.kept.size, 1)
})
