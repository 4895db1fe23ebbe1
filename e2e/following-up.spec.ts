// After an event: from Results to a reminder draft in Mailchimp.
import assert from 'node:assert/strict'
import { addOccasions } from '#contract/occasions.ts'
import { redeemScan } from '#contract/scanning.ts'
import { findsNoBarrier } from './barriers.ts'
import { enterList, anyTime, openList } from './organiser.ts'
import { expect, test } from './story.ts'

const card = 'From email to door'

test('who did not come is reminded by a draft, two clicks from the results', async ({ page, organiser, product }) => {
  const { sandbox } = product
  const { account, list, codes } = await openList(product, organiser)
  const settings = { title: 'Invitation', subject_line: 'Come!', from_name: 'Noor', reply_to: 'noor@example.com' }
  const html = '<p>Come to the Gala, *|FNAME|*</p>'
  const { id } = await sandbox.addCampaign(account, { list_id: list.list_id, settings, html })
  await sandbox.sendCampaign(id)
  const params = { listId: list.id }
  const body = { occasions: [{ ...anyTime, name: 'Opening night' }] }
  const { occasions } = await organiser.call(addOccasions, { params, body })
  assert.ok(occasions[0])
  await organiser.call(redeemScan, { params, body: { qr_code: codes[0], occasion_id: occasions[0].id } })
  await enterList(page, organiser, list, `results?occasion=${occasions[0].id}`)
  const after = page.getByRole('region', { name: card })
  const next = page.getByRole('region', { name: 'What next' })

  await test.step('the emails and the door are one row of figures', async () => {
    await expect(after.getByRole('combobox', { name: 'Invitation' })).toContainText('Invitation')
    await expect(after.getByRole('definition')).toHaveText(['2', '00%', '150%'])
    await expect(after).toContainText(/2 emails sent, as of \d/)
    await expect(next).toContainText('1 guest is not in yet.')
    await findsNoBarrier(page)
  })

  await test.step('one click makes the draft', async () => {
    await next.getByRole('button', { name: 'Make reminder draft' }).click()
    await expect(next.getByRole('status')).toContainText('Reminder: Opening night')
    await expect(next.getByRole('status')).toContainText('Look at it there, and send it yourself.')
    await findsNoBarrier(page)
  })

  await test.step('it is in Mailchimp, for the guest that did not come alone', async () => {
    const draft = (await sandbox.campaigns(account)).find(({ status }) => status === 'save')
    assert.ok(draft)
    const mailchimp = await page.context().newPage()
    await mailchimp.goto(`${sandbox.address}/campaigns/${draft.id}`)
    await expect(mailchimp.getByRole('heading', { name: 'Reminder: Opening night' })).toBeVisible()
    await expect(mailchimp.getByText(', 1 recipients')).toBeVisible()
    await expect(mailchimp.frameLocator('iframe').getByText('Come to the Gala, Ken')).toBeVisible()
    await mailchimp.close()
  })

  await test.step('a segment is made, and then brought up to date', async () => {
    await next.getByText('Segments in Mailchimp').click()
    await next.getByRole('button', { name: 'Make: Has no code' }).click()
    await expect(page.getByText('“No code from Listpass” is in Mailchimp, up to date.')).toBeVisible()
    await next
      .getByRole('button', { name: 'Update: Came' })
      .or(next.getByRole('button', { name: 'Make: Came' }))
      .click()
    await expect(page.getByText('“Attended: Opening night” is in Mailchimp, up to date.')).toBeVisible()
    await expect(next.getByRole('button', { name: 'Update: Came' })).toBeVisible()
    const names = (await sandbox.segments(list.list_id)).map(({ name }) => name).toSorted()
    expect(names).toEqual(['Attended: Opening night', 'Invited, did not come: Opening night', 'No code from Listpass'])
  })

  await test.step('while Mailchimp is away, the figures stay and say so', async () => {
    await sandbox.setFault(account, { kind: 'server_error', operation: 'getCampaigns' })
    await after.getByRole('button', { name: 'Look again' }).click()
    await expect(after).toContainText('Mailchimp couldn’t be asked. These are the figures from before.')
    await expect(after.getByRole('definition').first()).toHaveText('2')
    await sandbox.clearFaults(account)
  })
})

test('regulars and guests who never came are counted over the nights, and lead to the guests @edge', async ({
  page,
  organiser,
  product,
}) => {
  const members = ['Ada', 'Ken', 'Zoe'].map((FNAME) => ({
    email: `${FNAME.toLowerCase()}@example.com`,
    merge_fields: { FNAME },
  }))
  const { list, codes } = await openList(product, organiser, members)
  const params = { listId: list.id }
  const nights = ['First night', 'Second night'].map((name) => ({ ...anyTime, name, own_max: 1 }))
  const { occasions } = await organiser.call(addOccasions, { params, body: { occasions: nights } })
  const [first, second] = occasions.map(({ id }) => id)
  const scan = (code: string, occasion: string) =>
    organiser.call(redeemScan, { params, body: { qr_code: code, occasion_id: occasion } })
  await scan(codes[0]!, first!)
  await enterList(page, organiser, list, 'results?occasion=all')
  const card = page.getByRole('region', { name: 'Regulars' })
  await expect(card).toContainText('After two occasions you see here which guests come back.')
  await scan(codes[0]!, second!)
  await scan(codes[1]!, second!)
  await page.reload()
  await expect(card).toContainText('Over 2 occasions that guests came to')
  await card.getByText('Came most often').click()
  await expect(card.getByRole('row', { name: 'Ada' })).toContainText('2 of 2')
  await findsNoBarrier(page)
  await card.getByRole('link', { name: '1 never came' }).click()
  const guests = page.getByRole('table', { name: 'Guests of this list' })
  await expect(page.getByRole('button', { name: 'Never came' })).toHaveAttribute('aria-pressed', 'true')
  await expect(guests.getByRole('row', { name: /Zoe/ })).toBeVisible()
  await expect(guests.getByRole('row')).toHaveCount(2)
})
