import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { languages } from '#domain/spoken.ts'
import { wordsIn } from '#words/campaigns.ts'
import { speak } from '../ui/spoken.ts'
import { campaignHtml, codeTag } from './campaign-html.ts'

after(() => speak('en'))

test('guests without pictures read the copied text in the language of the organiser', async () => {
  for (const language of languages) {
    await speak(language)
    assert.match(
      campaignHtml('https://door.example', 'TICKET'),
      new RegExp(` alt="${wordsIn(language).invitation.alt}"`),
      language,
    )
  }
})

const fields = [
  { id: '1', tag: 'MAXI', name: 'QR max', type: 'number' as const, merge_id: 5 },
  { id: '2', tag: 'TICKET', name: 'QR code', type: 'text' as const, merge_id: 4 },
]

test('the campaign names the field as the list does, also after it was renamed', () => {
  assert.equal(codeTag(fields), 'TICKET')
})

test('without fields there is no tag to name', () => {
  assert.equal(codeTag([]), undefined)
})
