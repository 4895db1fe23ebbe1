// A door calls the organiser about a refused guest, and gets the answer.
import { findsNoBarrier } from './barriers.ts'
import { addLink, hasItsList, openMenu, readByReader, verdict } from './door.ts'
import { enterList, adaAndKen, openList } from './organiser.ts'
import { expect, test } from './story.ts'

test('staff call the organiser about a guest with two taps, and read the answer until they close it', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser, adaAndKen)
  const link = await addLink(organiser, list, 'North gate')
  await enterList(page, organiser, list, 'tonight')
  const calls = page.getByRole('region', { name: 'Calls from doors' })
  await expect(page.getByRole('heading', { name: 'Just in' })).toBeVisible()
  await expect(calls).toHaveCount(0)

  await phone.goto(link.url)
  await hasItsList(phone)
  const sheet = phone.getByRole('dialog', { name: 'Call the organiser' })
  const answer = phone.getByRole('region', { name: 'Call to the organiser' })

  await test.step('a guest insists', async () => {
    await readByReader(phone, codes[0]!)
    await expect(verdict(phone)).toContainText('Ada Brightwell. Scan 1 of 1')
    await readByReader(phone, codes[0]!)
    await expect(verdict(phone)).toContainText('Already used')
    await phone.getByRole('button', { name: 'Call organiser' }).click()
    await expect(sheet).toContainText('About Ada Brightwell: Already used')
    await findsNoBarrier(phone, [390, 320])
    await sheet.getByRole('button', { name: 'Guest insists' }).click()
    await expect(answer).toContainText('Guest insists. No answer yet.')
    await findsNoBarrier(phone, [390, 320])
  })

  await test.step('the organiser reads it on Tonight, and answers', async () => {
    await expect(calls).toContainText('North gate: guest insists')
    await expect(calls).toContainText('Ada Brightwell · Already used')
    await findsNoBarrier(page)
    await calls.getByRole('button', { name: 'Let in' }).dblclick()
    await expect(calls).toContainText('Let in and counted: Noor Bakker')
  })

  await test.step('the door shows the answer, also after a reload, until staff close it', async () => {
    await expect(answer).toContainText('Let Ada Brightwell in')
    await expect(answer).toContainText('Counted. Don’t scan the code again.')
    await expect(answer).toContainText('Noor Bakker answered your call')
    await expect(phone.locator('[data-is-strip]')).toBeHidden()
    await findsNoBarrier(phone, [390, 320])
    await phone.reload()
    await expect(answer).toContainText('Let Ada Brightwell in')
    await answer.getByRole('button', { name: 'Got it' }).click()
    await expect(answer).toHaveCount(0)
    await phone.reload()
    await hasItsList(phone)
    await expect(answer).toHaveCount(0)
  })

  await test.step('the log says who let the guest in, and another answer takes it back', async () => {
    await page.goto(`/app/qr-manager/${list.id}/results`)
    const line = page.getByRole('row').filter({ hasText: 'Let in by Noor Bakker' })
    await expect(line).toContainText('Ada Brightwell')
    await expect(line).toContainText('2 of 1')
    await page.goto(`/app/qr-manager/${list.id}/tonight`)
    await calls.getByRole('button', { name: 'Refuse' }).click()
    await expect(calls).toContainText('Refuse: Noor Bakker')
    await expect(answer).toContainText('Don’t let Ada Brightwell in', { timeout: 20_000 })
    await answer.getByRole('button', { name: 'Got it' }).click()
    await expect(answer).toHaveCount(0)
  })

  await test.step('a call about no guest has no answer about one', async () => {
    await (await openMenu(phone)).getByRole('button', { name: 'Call organiser' }).click()
    await expect(sheet.getByRole('button', { name: 'Guest insists' })).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Queue too long' }).click()
    const open = calls.getByRole('listitem').filter({ hasText: 'queue too long' })
    await expect(open.getByRole('button', { name: 'Refuse' })).toHaveCount(0)
    await open.getByRole('button', { name: 'I’m coming' }).click()
    await expect(answer).toContainText('Somebody is coming')
  })

  await test.step('without a connection the door says to phone', async () => {
    await phone.context().setOffline(true)
    await readByReader(phone, codes[1]!)
    await expect(verdict(phone)).toContainText('Saved, not yet confirmed')
    await (await openMenu(phone)).getByRole('button', { name: 'Call organiser' }).click()
    await expect(sheet).toContainText('You need a connection to call.')
    await expect(sheet.getByRole('button', { name: 'Need help' })).toBeDisabled()
  })
})
