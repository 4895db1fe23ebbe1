// Each signed-in screen, and each door, has its page of the guide.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guidePages } from '#contract/guide.ts'
import { screenNames, screens } from '#contract/screens.ts'
import { helpPageOf } from './help-pages.ts'

test('every screen of an organiser and every door leads to a page of the guide', () => {
  const names = screenNames.filter((name) => screens[name].access === 'member' || name === 'ScannerPublic')
  for (const name of names) {
    const page = helpPageOf(name)
    assert.ok(page !== undefined && guidePages.includes(page), name)
  }
})

test('public screens have no help', () => {
  for (const name of ['Homepage', 'Login', 'Guide', 'NotFound'] as const) assert.equal(helpPageOf(name), undefined)
})
