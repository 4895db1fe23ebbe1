import assert from 'node:assert/strict'
import { test } from 'node:test'
import { campaignSnippet } from './code-block.ts'

test('the picture is at the public address, with the merge tag of the list', () => {
  assert.match(
    campaignSnippet('https://door.example/', 'TICKET', 'Your code'),
    /src="https:\/\/door\.example\/qr-code\/\*\|TICKET\|\*"/,
  )
})
