// Tabs of one browser: a link is opened in one, and scanners are open in others.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offerCode, takeCodes } from './code-in-hand.ts'

const turn = () => new Promise((resolve) => setTimeout(resolve, 20))

test('of two scanners one takes the code, once, and the link’s tab knows', async () => {
  const taken: string[] = []
  const close = ['first', 'second'].map((door) => takeCodes((code) => taken.push(`${door} ${code}`)))
  assert.equal(await offerCode('A1'), true)
  await turn()
  assert.equal(taken.length, 1)
  assert.match(taken.join(), /^(?:first|second) A1$/)
  // Two links at once: each gets the answer to its own offer.
  assert.deepEqual(await Promise.all([offerCode('B2'), offerCode('C3')]), [true, true])
  await turn()
  assert.deepEqual(
    taken
      .slice(1)
      .map((line) => line.slice(-2))
      .toSorted(),
    ['B2', 'C3'],
  )
  for (const end of close) end()
})

test('without a scanner nobody takes the code, and a scanner that was closed takes none', async () => {
  const taken: string[] = []
  takeCodes((code) => taken.push(code))()
  assert.equal(await offerCode('A1'), false)
  assert.deepEqual(taken, [])
})
