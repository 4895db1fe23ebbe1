// Run by npm run prove: a screen that changes with every commit needs new pictures once, before they are shown to others.
import { join } from 'node:path'
import { test } from 'node:test'
import { requireCurrentPictures } from './screens.ts'

test('the pictures of README, landing and guide show the screens as they are', async (t) => {
  const folders = await requireCurrentPictures(join(import.meta.dirname, '..', '..'))
  t.diagnostic(`${folders} folders of screens, unchanged since their pictures`)
})
