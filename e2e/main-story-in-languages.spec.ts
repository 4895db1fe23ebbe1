// The main story in another language, from the first page to a counted guest. It presses buttons by the catalogue's words.
// LISTPASS_PROVE=full tells it in all five. Otherwise German is enough.
import type { Page } from '@playwright/test'
import { contactsOfList } from '#contract/contacts.ts'
import { allLists } from '#contract/lists.ts'
import { type Language, otherLanguages, tagOf } from '#domain/spoken.ts'
import { type AllWords, allWords } from '#words/testing/all-words.ts'
import { adaAndKen } from './organiser.ts'
import { expect, test } from './story.ts'

const told = process.env['LISTPASS_PROVE'] === 'full' ? otherLanguages : (['de'] as const)
const english = /\b(?:the|your|this|and|with|again|show|works|are|not|you|that)\b/i
const password = 'correct horse battery'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** But for addresses, code, and what people wrote. */
async function isNotEnglish(page: Page): Promise<void> {
  const text = await page.evaluate(() => document.body.innerText.replaceAll(/https?:\S+|<[^>]*>|\*\|[^|]*\|\*/g, ''))
  expect(text.replaceAll('\n', ' ')).not.toMatch(english)
}

for (const language of told) {
  test(`from the first page to a counted guest in ${language}`, async ({ browser, product }) => {
    test.slow()
    const words = allWords[language]
    const account = await product.sandbox.addAccount()
    await product.sandbox.addAudience(account, 'Gala', [...adaAndKen])
    const context = await browser.newContext({ baseURL: product.address, locale: tagOf[language] })
    await context.grantPermissions(['camera'])
    const page = await context.newPage()
    await test.step('an account', () => signUp(page, words, language))
    await test.step('a list with codes', () => setUp(page, words, account.apiKey))
    const { id, code } = await readList(page)
    await test.step('a guest at the door', () => letIn(page, words, `/scanner/${id}`, code))
    await page.goto(`/app/qr-manager/${id}`)
    await expect(page.getByRole('main')).toContainText(words.manager.list.disableTitle)
    await isNotEnglish(page)
    await page.goto(`/app/qr-manager/${id}/tonight`)
    await expect(page.getByRole('main')).toContainText(words.manager.tonight.cameOf({ invited: 2 }))
    await isNotEnglish(page)
    await context.close()
  })
}

async function signUp(page: Page, { auth, site: { frame } }: AllWords, language: Language): Promise<void> {
  await page.goto(`/${language}`)
  await isNotEnglish(page)
  await page.getByRole('link', { name: frame.register, exact: true }).first().click()
  const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await type(auth.name, 'Noor Bakker')
  await type(auth.email, `noor-${language}@example.com`)
  await type(auth.password, password)
  await type(auth.passwordAgain, 'another horse')
  await button(page, auth.registerButton).click()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
  await isNotEnglish(page)
  await type(auth.passwordAgain, password)
  await button(page, auth.registerButton).click()
  await expect(page).toHaveURL(/\/(?:app|setup)/)
}

async function setUp(page: Page, { dashboard }: AllWords, apiKey: string): Promise<void> {
  const { wizard } = dashboard
  await page.goto('/setup/account')
  await page.getByText(wizard.keyInstead).click()
  const form = page.locator('form').filter({ has: page.getByLabel(wizard.apiKey) })
  await form.getByLabel(wizard.accountName).fill('Gala Society')
  await form.getByLabel(wizard.apiKey).fill(apiKey)
  await form.getByRole('button', { name: wizard.connectAccount }).click()
  await page.getByRole('radio', { name: /Gala/ }).check()
  await isNotEnglish(page)
  await button(page, wizard.continue).click()
  await expect(page.getByRole('heading', { level: 1, name: wizard.completeTitle })).toBeVisible()
  await isNotEnglish(page)
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1, name: dashboard.accounts.title })).toBeVisible()
  await isNotEnglish(page)
}

/** The list and one of its codes, read with the page's own token. */
async function readList(page: Page): Promise<{ id: string; code: string }> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const read = async (path: string): Promise<unknown> =>
    (await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } })).json()
  const { lists } = allLists.answer.parse(await read(allLists.path))
  const { id } = lists[0]!
  const { contacts } = contactsOfList.answer.parse(await read(contactsOfList.path.replace(':listId', id)))
  return { id, code: contacts[0]!.qr_code! }
}

async function letIn(page: Page, { door }: AllWords, scanner: string, code: string): Promise<void> {
  await page.goto(scanner)
  await button(page, door.camera.allow).click()
  await button(page, door.screen.type).click()
  await page.getByLabel(door.typing.label, { exact: true }).fill(code)
  await button(page, door.typing.button).click()
  await expect(page.getByRole('region', { name: door.screen.lastResult })).toContainText(door.reasons.ok)
  await isNotEnglish(page)
}
