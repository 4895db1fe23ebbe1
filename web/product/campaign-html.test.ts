import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { languages } from '#domain/spoken.ts'
import { wordsIn } from '#words/campaigns.ts'
import { speak } from '../ui/spoken.ts'
import { campaignHtml } from './campaign-html.ts'

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
