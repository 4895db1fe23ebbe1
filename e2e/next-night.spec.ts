// The night that the dashboard begins with: its time, its guests and the doors that are ready.
import { redeemScan } from '#contract/scanning.ts'
import { nextNights } from '#contract/tonight.ts'
import { closeFirstRun } from '#contract/trying.ts'
import { findsNoBarrier } from './barriers.ts'
import { addLink } from './door.ts'
import { addOccasion, openList } from './organiser.ts'
import { expect, test } from './story.ts'

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

test('the dashboard begins with the open night, and names the next one', async ({ page, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  await organiser.call(closeFirstRun, { params: { listId: list.id } })
  await organiser.signIn(page)
  const night = page.getByRole('region', { name: 'Next night' })

  await test.step('without a night it says where to plan one', async () => {
    await page.goto('/app')
    await expect(page.getByText('No night is planned yet.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Plan a night' })).toHaveAttribute(
      'href',
      `/app/qr-manager/${list.id}/occasions`,
    )
    await expect(night).toHaveCount(0)
  })
  const open = await addOccasion(organiser, list, {
    name: 'Summer gala',
    place: 'Pier 7',
    opens_at: hours(-1),
    closes_at: hours(5),
  })
  await addOccasion(organiser, list, { name: 'Autumn gala', opens_at: hours(500), closes_at: hours(505) })
  await test.step('the open one comes first, with what to do', async () => {
    await page.reload()
    await expect(night.getByRole('heading')).toHaveText('Summer gala is open now')
    await expect(night).toContainText('Pier 7')
    await expect(night.getByRole('definition')).toHaveText(['0 of 2 in', 'No link yet'])
    await expect(night.getByRole('link', { name: 'Autumn gala' })).toBeVisible()
    const part = (name: string) => `/app/qr-manager/${list.id}/${name}?occasion=${open.id}`
    await expect(night.getByRole('link', { name: 'Open Tonight' })).toHaveAttribute('href', part('tonight'))
    await expect(night.getByRole('link', { name: 'No link yet' })).toHaveAttribute('href', part('doors'))
    await findsNoBarrier(page)
  })
  await test.step('guests and doors are counted while one looks', async () => {
    await addLink(organiser, list, 'North gate', { follows_open: true })
    const body = { qr_code: codes[0]!, occasion_id: open.id }
    await organiser.call(redeemScan, { params: { listId: list.id }, body })
    await expect(night.getByRole('definition')).toHaveText(['1 of 2 in', '0 of 1 ready'], { timeout: 20_000 })
  })
  await test.step('the dashboard does without the night if it cannot be read', async () => {
    await page.route(`**${nextNights.path}`, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }))
    await page.reload()
    await expect(page.getByRole('link', { name: 'Manage QR Codes: Gala' })).toBeVisible({ timeout: 30_000 })
    await expect(night).toHaveCount(0)
  })
})
