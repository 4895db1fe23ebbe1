// Checks that policy violations are found, because every story relies on it.
import type { Page } from '@playwright/test'
import { expect, test } from './story.ts'

test('a violation of the page policy fails its story', async ({ page, complaints }) => {
  await page.goto('/')
  expect(complaints).toEqual([])
  await page.evaluate(() => {
    const picture = new Image()
    picture.src = 'http://127.0.0.1:9/elsewhere.png'
    document.body.append(picture)
  })
  await heard(complaints, /img-src refused http:\/\/127\.0\.0\.1:9/)

  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
  })
  await heard(complaints, /style-src-elem refused inline/)

  await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x onerror=alert(1)>'
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  })
  await heard(complaints, /require-trusted-types-for refused/)
})

test('a violation in a worker is heard of', async ({ page, organiser, complaints, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', [{ email: 'ada@example.com' }])
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  await organiser.signIn(page)
  const reader = await readerOf(page, list!.list_id)
  expect(complaints).toEqual([])
  await reader.evaluate(() => fetch('http://127.0.0.1:9/elsewhere').catch(() => undefined))
  await heard(complaints, /connect-src refused http:\/\/127\.0\.0\.1:9.*worker/)
})

async function readerOf(page: Page, listId: string) {
  const [reader] = await Promise.all([page.waitForEvent('worker'), page.goto(`/scanner/${listId}`)])
  await expect(page.getByText('Connected to list:')).toBeVisible()
  return reader
}

/** Removes the expected complaint and its consequences, so that this story does not fail because of them. */
async function heard(complaints: string[], said: RegExp) {
  await expect.poll(() => complaints.filter((complaint) => said.test(complaint)).length).toBeGreaterThan(0)
  complaints.length = 0
}
