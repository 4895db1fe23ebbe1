// Drafts that a generator makes of a seed: 200 with one mistake each, and 100 without any.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { worstOf } from '#domain/preflight.ts'
import { checkMail } from './check-mail.ts'
import { facts } from './testing/facts.ts'
import { badDrafts, goodDrafts } from './testing/made/make.ts'

const seed = 45

test('of 200 drafts with a mistake, at least 92 % are told by a fair finding', () => {
  const missed = badDrafts(seed, 200).filter(
    (draft) => !checkMail(draft, facts).findings.some(({ id }) => draft.ids!.includes(id)),
  )
  assert.ok(missed.length <= 16, missed.map(({ name }) => name).join('\n'))
})

test('of 100 right drafts none would go wrong, and at most 2 are to be looked at', () => {
  const lights = goodDrafts(seed, 100).map((draft) => ({ ...draft, light: worstOf(checkMail(draft, facts).findings) }))
  const named = (light: string) => lights.filter((draft) => draft.light === light).map(({ name }) => name)
  assert.deepEqual(named('wrong'), [])
  assert.ok(named('look').length <= 2, named('look').join('\n'))
})
