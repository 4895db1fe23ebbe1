// The doors of a list, asked about with its first night.
import { scannerLinks } from '#contract/doors.ts'
import { findsNoBarrier } from './barriers.ts'
import { addLink, typeCode, verdict } from './door.ts'
import { enterList, openList } from './organiser.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

test('the first night asks whether the doors that are there belong to it', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const north = await addLink(organiser, list, 'North gate')
  await addLink(organiser, list, 'Side door')
  await enterList(page, organiser, list, 'occasions')
  await page.getByRole('button', { name: 'Something else' }).click()
  const form = page.getByRole('region', { name: 'Something else' })
  await form.getByLabel('Name').fill('Saturday')
  const wall = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16)
  await form.getByLabel('Time zone').selectOption('UTC')
  await form.getByLabel('Opens').fill(wall(-1))
  await form.getByLabel('Closes').fill(wall(5))
  await form.getByRole('button', { name: 'Add this occasion' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('heading')).toHaveText('Do your doors belong to it?')
  await expect(question.getByRole('listitem')).toHaveText(['Side door', 'North gate'])
  await expect(question).toContainText('If they belong to Saturday, they let guests in at its time')
  await findsNoBarrier(page)

  await test.step('one that cannot be changed is said, and is asked about again', async () => {
    let calls = 0
    await page.route('**/scanner-links/*', (route) => (++calls === 2 ? route.abort() : route.continue()))
    await question.getByRole('button', { name: 'Yes, they belong' }).click()
    await expect(question.getByRole('alert')).toBeVisible()
    await page.unroute('**/scanner-links/*')
    await question.getByRole('button', { name: 'Yes, it belongs' }).click()
    await expect(question).toHaveCount(0)
  })
  const { links } = await organiser.call(scannerLinks, { params: { listId: list.id } })
  expect(links.map(({ follows_open: follows }) => follows)).toEqual([true, true])
  await phone.goto(new URL(north.url).pathname)
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Checked in')
  await page.goto(`/app/qr-manager/${list.id}/tonight`)
  await expect(page.getByRole('button', { name: /^Occasion: Saturday/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'People' })).toContainText('1 of 2 guests came')

  await test.step('a second night asks nothing', async () => {
    await page.goto(`/app/qr-manager/${list.id}/occasions`)
    await page.getByRole('button', { name: 'Add an occasion' }).click()
    await page.getByRole('button', { name: 'Another night' }).click()
    await page.getByRole('button', { name: 'Add this occasion' }).click()
    await expectMessage(page, '1 occasion added.')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})
