import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Group, openTogether } from './find-offline-list.ts'

/** Groups whose turn the test starts. */
function openGroups() {
  const together = openTogether<string>()
  const turns: (() => Promise<void>)[] = []
  const gone = new Set<string>()
  let found = 0
  const find = () => Promise.resolve(`answer ${++found}`)
  return {
    gone,
    groups: [] as Group<string>[],
    async nextTurn() {
      await turns.shift()!()
    },
    ask(name: string, asker = name) {
      return together({ name, isGone: () => gone.has(asker) }, (group) => {
        this.groups.push(group)
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        turns.push(() => group.answer(find).then(resolve, reject))
        return promise
      })
    },
  }
}

test('the same question of several that wait is answered once, another one on its own', async () => {
  const asked = openGroups()
  const answers = [asked.ask('page 1'), asked.ask('page 1'), asked.ask('page 2')]
  await asked.nextTurn()
  await asked.nextTurn()
  assert.deepEqual(await Promise.all(answers), ['answer 1', 'answer 1', 'answer 2'])
})

test('a question that comes while its answer is looked up is answered anew', async () => {
  const asked = openGroups()
  const first = asked.ask('page')
  const turn = asked.nextTurn()
  const second = asked.ask('page')
  await turn
  await asked.nextTurn()
  assert.deepEqual([await first, await second], ['answer 1', 'answer 2'])
})

test('a group waits as long as one of it does', () => {
  const asked = openGroups()
  void asked.ask('page', 'ada')
  void asked.ask('page', 'ben')
  const [group] = asked.groups
  asked.gone.add('ada')
  assert.equal(group!.isGone(), false)
  asked.gone.add('ben')
  assert.equal(group!.isGone(), true)
})

test('work that fails fails for all of them, and not for those who ask later', async () => {
  const together = openTogether<string>()
  const { promise: turn, reject: fail } = Promise.withResolvers<void>()
  const asker = { name: 'page', isGone: () => false }
  const answers = [together(asker, () => turn), together(asker, () => turn)]
  fail(new Error('busy'))
  for (const answer of answers) await assert.rejects(answer, /busy/)
  assert.equal(await together(asker, (group) => group.answer(() => Promise.resolve('later'))), 'later')
})
