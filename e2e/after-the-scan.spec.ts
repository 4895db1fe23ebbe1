// The organiser lets Mailchimp know who came: chosen in the settings, seen on the guest's page in Mailchimp.
import type { Page } from '@playwright/test'
import { redeemScan } from '#contract/scanning.ts'
import { findsNoBarrier } from './barriers.ts'
import { openList } from './organiser.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const card = (page: Page) => page.getByRole('region', { name: 'After the scan' })
const tags = (page: Page) => card(page).getByRole('checkbox', { name: 'Tag guests who came' })

test('a guest who came has the tag in Mailchimp, and the check finds one that was taken away there', async ({
  page,
  product,
  organiser,
}) => {
  const { list, codes } = await openList(product, organiser)
  await organiser.signIn(page)
  const settings = `/app/qr-manager/${list.id}/settings#after-the-scan`

  await test.step('off until the organiser wants it', async () => {
    await page.goto(settings)
    await expect(card(page)).toContainText('Off')
    await expect(tags(page)).not.toBeChecked()
    await tags(page).check()
    await expectMessage(page, 'Tags and events saved.')
    await expect(card(page)).toContainText('Tags')
    await findsNoBarrier(page)
    await page.reload()
    await expect(tags(page)).toBeChecked()
  })

  await test.step('a guest comes', async () => {
    await organiser.call(redeemScan, { params: { listId: list.id }, body: { qr_code: codes[0]! } })
    await page.goto(settings)
    await page.reload()
    const written = card(page).getByRole('list', { name: 'Tags in Mailchimp' })
    await expect(written.getByRole('listitem')).toHaveText(['Attended: Gala1 guest tagged'])
  })

  const member = `${product.sandbox.address}/lists/${list.list_id}/members/ada@example.com`
  await test.step('the tag is on the guest’s page in Mailchimp', async () => {
    await page.goto(member)
    await expect(page.getByLabel('Tags, with commas between')).toHaveValue('Attended: Gala')
  })

  await test.step('a tag that was taken away in Mailchimp is found, and given again', async () => {
    await page.getByLabel('Tags, with commas between').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.goto(`/app/qr-manager/${list.id}`)
    await page.getByRole('button', { name: 'Check List Status' }).click()
    await expect(page.getByText('1 guest who came lacks the tag “Attended: Gala”')).toBeVisible()
    await findsNoBarrier(page)
    await expect.poll(() => product.sandbox.tagsOf(list.list_id, 'ada@example.com')).toEqual(['Attended: Gala'])
  })
})
