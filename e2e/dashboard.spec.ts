// The dashboard word by word: accounts and lists, their dialogs, and the messages in the corner.
import { allAccounts } from '#contract/lists.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { findsNoBarrier } from './barriers.ts'
import { messages } from './manager.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const guests = [{ email: 'ada@example.com' }, { email: 'ken@example.com' }]

test('on a tablet every action of a list is inside the window @edge', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Summer gala guests', guests)
  await product.sandbox.addAudience(account, 'Extraordinarilylongnamewithoutanyspaceatall', 1)
  await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.goto('/app')
  const card = page.getByRole('region', { name: account.name })
  const actions = card.getByRole('row').getByRole('link')
  await expect(actions).toHaveCount(8)
  for (const width of [768, 820, 1024]) {
    await page.setViewportSize({ width, height: 1180 })
    for (const action of await actions.all()) await expect(action).toBeInViewport({ ratio: 1 })
    for (const cell of await card.getByRole('cell').all()) await expect(cell).toBeInViewport({ ratio: 1 })
  }
})

test('each account is a card with its lists, and says how far each list is', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  await product.sandbox.addAudience(account, 'Coupons', 1)
  const lists = await organiser.connect(account.apiKey)
  const gala = lists.find(({ name }) => name === 'Gala')!
  await organiser.generateCodes(gala)
  await organiser.call(setUpWebhook, { params: { listId: gala.id }, body: { mode: 'webhook' } })
  await organiser.signIn(page)
  await page.goto('/app')
  await expect(page.getByText('Manage your Mailchimp accounts and email lists')).toBeVisible()
  const card = page.getByRole('region', { name: account.name })
  await expect(card.getByText('Our events')).toBeVisible()
  await expect(card.getByText('us14')).toBeVisible()
  await expect(card.getByText('Active', { exact: true })).toBeVisible()
  await expect(card.getByRole('columnheader')).toHaveText([
    'List Name',
    'List ID',
    'Members',
    'QR Fields',
    'QR Values',
    'Webhook',
    'Actions',
  ])
  const cells = (name: string) => card.getByRole('row', { name: new RegExp(name) }).getByRole('cell')
  await expect(cells('Gala').nth(1)).toHaveText(gala.list_id)
  for (const [place, words] of ['2', 'Created', 'Generated', 'Setup'].entries()) {
    await expect(cells('Gala').nth(place + 2)).toHaveText(words)
  }
  for (const [place, words] of ['1', 'Not Created', 'Not Generated', 'Not Setup'].entries()) {
    await expect(cells('Coupons').nth(place + 2)).toHaveText(words)
  }
  await test.step('a phone has no columns, so the number has its word', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(cells('Gala').nth(2)).toHaveText('2 members')
    await expect(cells('Coupons').nth(2)).toHaveText('1 member')
    await page.setViewportSize({ width: 1280, height: 720 })
  })
  const actions = cells('Gala').last().getByRole('link')
  await expect(actions).toHaveText([/^Manage QR Codes/, /^Go to Scanner/])
  const nights = card.getByRole('link', { name: 'Nights and rooms: Gala' })
  await expect(nights).toHaveAttribute('href', `/app/qr-manager/${gala.id}/occasions`)
  await expect(page.getByRole('link', { name: 'Start Setup Process' })).toHaveAttribute('href', '/setup/account')
  await findsNoBarrier(page)

  await test.step('on a phone, editing and deleting are in a menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(card.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
    await card.getByRole('button', { name: `More for ${account.name}` }).click()
    await expect(card.getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Mailchimp Account' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('a list of it, with where it comes from', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('link', { name: 'Manage QR Codes: Gala' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gala' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Our events')).toBeVisible()
    await expect(page.getByRole('main').getByText('2 members', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/app')
  })
})

test('the dialogs of an account ask only for what they need, and mark read-only values @edge', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await organiser.signIn(page)
  await page.clock.install()
  await page.goto('/app')
  await page.getByRole('button', { name: 'Add Mailchimp Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Mailchimp Account' })
  const key = dialog.getByLabel('API key')
  for (const field of [dialog.getByLabel('Account name'), key]) await expect(field).toHaveAttribute('required')
  await expect(dialog.getByText('Find the key in Mailchimp under Account, Extras, API Keys.')).toBeVisible()
  await expect(key).toHaveAttribute('type', 'password')
  await dialog.getByRole('button', { name: 'Show' }).click()
  await expect(key).toHaveAttribute('type', 'text')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expect(key).toHaveAttribute('type', 'password')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Add Mailchimp Account' }).click()
  await dialog.getByLabel('Account name').fill('Our events')
  await key.fill(account.apiKey)
  await dialog.getByRole('button', { name: 'Connect Account' }).click()
  await test.step('what was done is said bottom right, for five seconds', async () => {
    const corner = messages(page)
    await expect(corner).toContainText('Account added successfully')
    const box = (await corner.boundingBox())!
    const { width, height } = page.viewportSize()!
    expect(width - box.x - box.width).toBeLessThan(40)
    expect(height - box.y - box.height).toBeLessThan(40)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.clock.runFor(2000)
    await expect(corner).toContainText('Account added successfully')
    await page.clock.runFor(5000)
    await expect(corner).toBeEmpty()
    await page.clock.resume()
  })

  await page.route(`**${allAccounts.path}`, async (route) => {
    const answer = await route.fetch()
    const { accounts } = allAccounts.answer.parse(await answer.json())
    await route.fulfill({ json: { accounts: accounts.map((each) => ({ ...each, account_id: null })) } })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Mailchimp Account' })
  await page.unrouteAll({ behavior: 'wait' })
  await expect(edit.getByLabel('Account name')).toHaveAttribute('required')
  await expect(edit.getByRole('checkbox', { name: 'Active' })).toBeChecked()
  await expect(edit.getByRole('term')).toHaveText(['Server', 'Account ID', 'Lists'])
  await expect(edit.getByRole('definition')).toHaveText(['us14', 'N/A', '0'])
  await edit.getByLabel('Active').uncheck()
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expectMessage(page, 'Account updated successfully')

  await page.getByRole('button', { name: 'Sync Lists' }).click()
  await expectMessage(page, 'This account is inactive. Switch it on to sync its lists.')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()
  await expectMessage(page, 'Account deleted successfully')
})

test('invalid dates are marked, and an account is chosen among several @edge', async ({ page, organiser, product }) => {
  const [first, second] = [await product.sandbox.addAccount(), await product.sandbox.addAccount()]
  await product.sandbox.addAudience(first, 'Gala', guests)
  await product.sandbox.addAudience(first, 'Coupons', guests)
  await product.sandbox.addAudience(second, 'Supper', guests)
  for (const { apiKey } of [first, second]) await organiser.connect(apiKey)
  await organiser.signIn(page)
  await page.route(`**${allAccounts.path}`, async (route) => {
    const { accounts } = allAccounts.answer.parse(await (await route.fetch()).json())
    for (const list of accounts.flatMap(({ lists }) => lists)) {
      if (list.name === 'Gala') list.date_created = null
      if (list.name === 'Coupons') list.date_created = 'some day'
    }
    await route.fulfill({ json: { accounts } })
  })
  await page.goto('/setup/audience')
  await expect(page.getByRole('radio', { name: /Supper 2 subscribers Created: \d+ \w+ \d{4}/ })).toBeVisible()
  const chooser = page.getByLabel('Account', { exact: true })
  await expect(chooser.getByRole('option')).toHaveCount(2)
  await chooser.selectOption({ index: 0 })
  await expect(page.getByRole('radio', { name: /Gala 2 subscribers Created: Unknown/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Coupons 2 subscribers Created: Invalid date/ })).toBeVisible()
  const steps = page.getByRole('navigation', { name: 'Setup steps' }).getByRole('listitem')
  await expect(steps).toHaveText([/Connect.*\(done\)/, /Audience$/, /Complete$/, /Email$/])
  await page.getByRole('link', { name: 'Back to Account Setup' }).click()
  await expect(page).toHaveURL('/setup/account')
  await expect(page.getByLabel('Account Name').first()).toHaveAttribute('required')
  await expect(page.getByRole('link', { name: 'Use a connected account' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

test('lists with codes come first, the last set up before the others @edge', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  for (const name of ['A first list', 'B not set up', 'C in use']) await product.sandbox.addAudience(account, name, 2)
  const lists = await organiser.connect(account.apiKey)
  const named = (name: string) => lists.find((each) => each.name === name)!
  await organiser.generateCodes(named('A first list'))
  await organiser.generateCodes(named('C in use'))
  await organiser.signIn(page)
  await page.goto('/app')
  await expect(page.getByRole('row').getByRole('strong')).toHaveText(['C in use', 'A first list', 'B not set up'])
})
