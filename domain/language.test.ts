import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { guests } from '#contract/guests.ts'
import { languageOf } from './spoken.ts'

test('every language that is sent is one that the server reads', () => {
  for (const [tag, sent] of [
    ['en-US', 'en-US'],
    ['zh-hans-cn', 'zh-Hans-CN'],
    ['ca-valencia', 'ca-valencia'],
    ['de-DE-u-co-phonebk', 'de-DE'],
    ['en-US@posix', undefined],
    ['C', undefined],
    ['', undefined],
  ] as const) {
    assert.equal(languageOf(tag), sent, tag)
    assert.ok(z.safeParse(guests.query, { language: languageOf(tag) }).success, tag)
  }
})
