// The screens of an organiser in six languages: by the browser, by choice, and on the next device.
import type { Page } from '@playwright/test'
import { nameOf } from '#domain/spoken.ts'
import { allWords } from '#words/testing/all-words.ts'
import { findsNoBarrier } from './barriers.ts'
import { enterList, openList } from './organiser.ts'
import { expect, test } from './story.ts'

const [de, nl, pt] = [allWords.de.app, allWords.nl.app, allWords.pt.app]
const { menu: en } = allWords.en.app
const { home } = allWords.de.manager

const choice = (page: Page) => page.getByRole('dialog').getByRole('combobox')

test('a person chooses a language in the menu, and finds it on another device and before the next sign-in', async ({
  page,
  organiser,
  product,
  browser,
}) => {
  const { list } = await openList(product, organiser)
  await enterList(page, organiser, list, 'settings')
  await page.getByRole('button', { name: organiser.name }).click()
  await page.getByRole('button', { name: en.language, exact: true }).click()
  await choice(page).selectOption(nameOf.de)
  await expect(page.getByRole('heading', { name: de.language.title })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await findsNoBarrier(page)
  await page.getByRole('button', { name: de.language.close }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`${list.name} – ${home.parts.settings}`)
  await page.reload()
  await expect(heading).toHaveText(`${list.name} – ${home.parts.settings}`)

  const context = await browser.newContext({ baseURL: product.address, locale: 'en-GB' })
  const other = await context.newPage()
  await organiser.signIn(other)
  await other.goto('/app')
  await expect(other.getByRole('link', { name: de.menu.dashboard })).toBeVisible()
  await context.close()
})

test('a browser decides until the person chooses, and the choice can be left to it again', async ({
  browser,
  organiser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.address, locale: 'pt-PT' })
  const page = await context.newPage()
  await organiser.signIn(page)
  await page.goto('/app')
  await expect(page.getByRole('link', { name: pt.menu.dashboard })).toBeVisible()
  await page.getByRole('button', { name: organiser.name }).click()
  await page.getByRole('button', { name: pt.menu.language, exact: true }).click()
  await expect(choice(page)).toHaveValue('')
  await choice(page).selectOption(nameOf.nl)
  await expect(page.getByRole('heading', { name: nl.language.title })).toBeVisible()
  await choice(page).selectOption('')
  await expect(page.getByRole('heading', { name: pt.language.title })).toBeVisible()
  await context.close()
})
