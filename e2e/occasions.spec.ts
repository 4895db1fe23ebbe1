import type { Locator, Page } from '@playwright/test'
import { addOccasions } from '#contract/occasions.ts'
import { findsNoBarrier } from './barriers.ts'
import { addColleague } from './colleague.ts'
import { typeCode, verdict } from './door.ts'
import { openPart, tabs } from './manager.ts'
import { enterList, anyTime, openList } from './organiser.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const guests = [
  { email: 'ada@example.com', merge_fields: { FNAME: 'Ada', LNAME: 'Brightwell', GROUP: 'VIP' } },
  { email: 'ken@example.com', merge_fields: { FNAME: 'Ken', LNAME: 'Ito', GROUP: 'Press' } },
]

const fields = [
  { tag: 'FNAME', name: 'First Name', type: 'text' },
  { tag: 'LNAME', name: 'Last Name', type: 'text' },
  { tag: 'GROUP', name: 'Group', type: 'text' },
]

test('a festival of three days and a lounge are made from templates, and a link opens the lounge', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser, guests, fields)
  await enterList(page, organiser, list, 'doors')
  const links = page.getByRole('region', { name: 'Scanner links' })
  await page.getByRole('link', { name: 'Add an occasion' }).click()
  await expect(page.getByRole('region', { name: 'Gala' })).toContainText('Main occasion')
  await expect(page.getByRole('region', { name: 'Occasions', exact: true })).toHaveCount(0)

  await test.step('three days, the last one shorter', async () => {
    await page.getByRole('button', { name: 'Days of a festival' }).click()
    const form = page.getByRole('region', { name: 'Days of a festival' })
    await form.getByLabel('Name').fill('Summer fest')
    await form.getByLabel('Place (optional)').fill('Harbour Hall')
    await form.getByLabel('Last day').fill('2036-06-08')
    await form.getByLabel('First day').fill('2036-06-06')
    await form.getByLabel('Doors close').first().fill('01:00')
    await form.getByLabel('Sun, 8 Jun 2036, doors close').fill('18:00')
    await expect(form.getByRole('status')).toHaveText('3 occasions will be added')
    await findsNoBarrier(page)
    await form.getByRole('button', { name: 'Add 3 occasions' }).click()
    await expectMessage(page, '3 occasions added.')
    await expect(page.getByRole('heading', { name: 'Summer fest, Fri, 6 Jun 2036' })).toBeFocused()
    await expect(settings(page, 'When')).toHaveText('Fri, 6 Jun 2036, 12:00–01:00.')
    await expect(settings(page, 'How often')).toHaveText('Each guest once. Other occasions don’t count.')
    await expect(settings(page, 'Where')).toHaveText('Harbour Hall')
  })

  await test.step('a lounge for some guests, with room for 60', async () => {
    await page.getByRole('button', { name: 'Add an occasion' }).click()
    await page.getByRole('button', { name: 'VIP area' }).click()
    const form = page.getByRole('region', { name: 'VIP area' })
    await expect(form.getByLabel('Opens')).toHaveValue('2036-06-06T12:00')
    await expect(form.getByLabel('Closes')).toHaveValue('2036-06-08T18:00')
    await form.getByLabel('Opens').fill('')
    await form.getByLabel('Closes').fill('')
    // It has to be chosen, so it is open.
    await form.getByLabel('Who may come in?').selectOption('Guests with a value in a field')
    await form.getByLabel('Field', { exact: true }).selectOption('Group (GROUP)')
    await form.getByLabel('Value').fill('VIP')
    await form.getByRole('button', { name: /^Inside at once/ }).click()
    await form.getByLabel('Most people inside').fill('many')
    await form.getByRole('button', { name: 'Add this occasion' }).click()
    const capacity = form.getByLabel('Most people inside')
    await expect(capacity).toBeFocused()
    await expect(capacity).toHaveAccessibleDescription(/Please enter a whole number from 1\./)
    await capacity.fill('60')
    await form.getByRole('button', { name: 'Add this occasion' }).click()
    await expectMessage(page, '1 occasion added.')
    await expect(settings(page, 'Who')).toHaveText('Guests whose GROUP is “VIP”.')
    await expect(page.getByRole('region', { name: 'VIP area' })).toContainText('0 of 60')
  })

  await test.step('a link opens the lounge, and only for its guests', async () => {
    // The added occasion is in the address, and every part shows it.
    await openPart(page, 'Doors')
    await expect(chooser(page)).toContainText('VIP area')
    await expect(links.getByText('No scanner links yet.')).toBeVisible()
    await page.getByRole('button', { name: 'New scanner link' }).click()
    const form = page.getByRole('dialog', { name: 'New scanner link' })
    await form.getByLabel('Label').fill('Lounge door')
    // Never the occasion that was looked at last: a gate would let in VIPs alone.
    const opens = form.getByLabel('What is this door for?')
    await expect(opens.locator('option:checked')).toHaveText('Whatever is open')
    await expect(opens).toHaveAccessibleDescription(/The door is for Summer fest, Fri, 6 Jun.* and .*Sun, 8 Jun/)
    await opens.selectOption('VIP area')
    await expect(opens).toHaveAccessibleDescription('Guests whose GROUP is “VIP”. At any time.')
    await form.getByLabel('Direction').selectOption('Only in')
    await form.getByRole('button', { name: 'Create link' }).click()
    const url = await page.getByRole('dialog').getByText('/scanner/public/').textContent()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(links.getByRole('listitem')).toContainText('For VIP area')
    await expect(links.getByRole('listitem')).toContainText('Only in')
    await phone.goto(url!)
    await typeCode(phone, codes[1]!)
    await expect(verdict(phone)).toContainText('Not invited')
    await typeCode(phone, codes[0]!)
    await expect(verdict(phone)).toContainText('Ada Brightwell')
    await chooser(page).click()
    await page.getByRole('link', { name: 'Add or change occasions' }).click()
    await page.getByText('All current and next (5)').click()
    await page.getByRole('row', { name: 'VIP area' }).getByRole('link').click()
    await expect(page.getByRole('region', { name: 'VIP area' })).toContainText('1 of 60')
  })

  await test.step('one link is for all three days, and the page shows it though it shows the lounge', async () => {
    await openPart(page, 'Doors')
    await expect(chooser(page)).toContainText('VIP area')
    await page.getByRole('button', { name: 'New scanner link' }).click()
    const form = page.getByRole('dialog', { name: 'New scanner link' })
    await form.getByLabel('Label').fill('Main gate')
    await form.getByRole('button', { name: 'Create link' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    const gate = links.getByRole('listitem').filter({ hasText: 'Main gate' })
    await expect(gate).toContainText(/For whatever is open: next Summer fest, Fri, 6 Jun/)
    await chooser(page).click()
    await page.getByRole('link', { name: 'VIP area' }).click()
    await expect(gate).toBeHidden()
    await chooser(page).click()
    await page.getByRole('link', { name: 'Add or change occasions' }).click()
  })

  await test.step('the lounge cannot be removed while the link opens it; everyone is counted out', async () => {
    const lounge = page.getByRole('region', { name: 'VIP area' })
    await lounge.getByRole('button', { name: 'Remove' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Remove occasion' }).click()
    await expect(question.getByRole('alert')).toContainText('1 scanner link opens this occasion.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await lounge.getByRole('button', { name: 'Everyone out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Count everyone out' }).click()
    await expect(lounge).toContainText('0 of 60')
    await openPart(page, 'Results')
    const scan = page.getByRole('region', { name: 'Scans of this list' }).getByRole('row', { name: 'Everyone out' })
    await expect(scan).toContainText('Checked out')
    // The log of one occasion leaves its name to the chooser.
    await expect(chooser(page)).toContainText('VIP area')
    await page.goto(`/app/qr-manager/${list.id}/results?occasion=all`)
    await expect(scan).toContainText('VIP area')
  })

  await test.step('the list beside the days says that it lets everyone in, and is closed', async () => {
    await page.goto(`/app/qr-manager/${list.id}/occasions?occasion=${list.id}`)
    const whole = page.getByRole('region', { name: 'Gala, any time' })
    await expect(whole).toContainText('A door for it lets everyone on the list in at any time')
    await whole.getByRole('button', { name: 'Close it' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close it' }).click()
    const closed = page.getByRole('region', { name: 'Gala', exact: true })
    await expect(closed).toContainText('Ended')
    await expect(closed.getByRole('button', { name: 'Close it' })).toHaveCount(0)
  })
})

test('a rehearsal shows a door’s verdict at a moment, and the setting that decides it', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser, guests, fields)
  const night = {
    ...anyTime,
    name: 'Friday night',
    opens_at: '2036-06-06T17:00:00Z',
    closes_at: '2036-06-07T00:00:00Z',
  }
  const ended = { ...anyTime, name: 'Preview', closes_at: '2026-01-01T00:00:00Z' }
  const { occasions } = await organiser.call(addOccasions, {
    params: { listId: list.id },
    body: { occasions: [night, ended] },
  })
  await enterList(page, organiser, list, `occasions?occasion=${occasions[0]!.id}`)
  await page.getByRole('button', { name: 'Rehearse' }).click()
  const rehearsal = page.getByRole('region', { name: 'Rehearse' })

  const ask = async (at: string) => {
    await rehearsal.getByLabel('At').fill(at)
    await rehearsal.getByRole('button', { name: 'See the answer' }).click()
  }
  await ask('2036-06-06T18:59')
  await expect(rehearsal.getByLabel('Guest', { exact: true })).toHaveAccessibleDescription(/Choose a guest first\./)
  await rehearsal.getByLabel('Guest', { exact: true }).fill('ken')
  await rehearsal.getByRole('radio', { name: /Ken Ito/ }).check()
  await ask('2036-06-06T18:59')
  await expect(rehearsal).toContainText('Not open yet')
  await expect(rehearsal).toContainText(/Opens: .*6 Jun 2036, 19:00\./)
  await expect(rehearsal).toContainText('Decided by: Opens')
  await findsNoBarrier(page)
  await ask('2036-06-06T19:00')
  await expect(rehearsal).toContainText('Checked in')
  await expect(rehearsal.getByText('Decided by')).toHaveCount(0)
  await ask('2036-06-07T02:00')
  await expect(rehearsal).toContainText('Decided by: Closes')
  await expect(page.getByRole('region', { name: 'Friday night' })).toContainText('Entries0')

  await test.step('an ended occasion is folded away', async () => {
    await expect(page.getByRole('row', { name: 'Preview' })).toHaveCount(0)
    await page.getByText('Ended (1)').click()
    await expect(page.getByRole('row', { name: 'Preview' })).toContainText('Closes Thu 1 Jan')
  })

  await test.step('a viewer sees the occasions, and changes nothing', async () => {
    const { colleague, teamId } = await addColleague(product, organiser, 'viewer', 'Vera Lind')
    await colleague.signIn(phone)
    await phone.goto(`/t/${teamId}/app/qr-manager/${list.id}/tonight`)
    await tabs(phone).getByRole('button', { name: 'More' }).click()
    await tabs(phone).getByRole('link', { name: 'Occasions' }).click()
    await expect(phone.getByRole('region', { name: 'Gala' })).toContainText('Everyone on the list.')
    await expect(phone.getByRole('button', { name: 'Change' })).toHaveCount(0)
    await expect(phone.getByRole('heading', { name: 'Add an occasion' })).toHaveCount(0)
    await findsNoBarrier(phone, [390])
  })
})

test('a programme and a recurring night become occasions, and what cannot is said before', async ({
  page,
  organiser,
  product,
}) => {
  const { account, list } = await openList(product, organiser, guests, fields)
  await enterList(page, organiser, list, 'occasions')

  await test.step('an occasion needs a name, and the server’s refusal is said', async () => {
    await page.getByRole('button', { name: 'Something else' }).click()
    const form = page.getByRole('region', { name: 'Something else' })
    const submit = form.getByRole('button', { name: 'Add this occasion' })
    await submit.click()
    await expect(form.getByLabel('Name')).toBeFocused()
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Please enter a name.')
    await form.getByLabel('Name').fill('Press')
    await form.getByRole('button', { name: /^Who/ }).click()
    await form.getByLabel('Who may come in?').selectOption('Guests with a value in a field')
    await form.getByLabel('Field', { exact: true }).selectOption('Group (GROUP)')
    await product.sandbox.deleteField(account.apiKey, list.list_id, 'GROUP')
    await submit.click()
    await expect(form.getByRole('alert')).toContainText('The list has no field GROUP.')
    await form.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('a pasted programme', async () => {
    await page.getByRole('button', { name: 'Sessions' }).click()
    const form = page.getByRole('region', { name: 'Sessions' })
    await form.getByRole('button', { name: 'Add this occasion' }).click()
    await expect(form.getByRole('alert')).toContainText('Paste at least one line that can be read.')
    await form.getByLabel('Day of sessions without a day').fill('2036-06-06')
    await form.getByLabel('Programme').fill('Talk 🎤, 9:30, 10:15\nLunch\nورشة\t2036-06-07\t2 pm\t3 pm')
    await expect(form.getByText('2 sessions were read')).toBeVisible()
    await expect(form.getByRole('listitem').filter({ hasText: 'Line 2' })).toContainText('needs a start and an end')
    await page.route('**/occasions', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    )
    await form.getByRole('button', { name: 'Add 2 occasions' }).click()
    await expect(form.getByRole('alert')).toContainText('Network error.')
    await page.unroute('**/occasions')
    await expect(form.getByLabel('Programme')).toHaveValue(/Lunch/)
    await form.getByRole('button', { name: 'Add 2 occasions' }).click()
    await expectMessage(page, '2 occasions added.')
    await expect(settings(page, 'When')).toHaveText('Fri, 6 Jun 2036, 09:30–10:15.')
  })

  await test.step('Fridays and Saturdays over the change of the clocks', async () => {
    await page.getByRole('button', { name: 'Add an occasion' }).click()
    await page.getByRole('button', { name: 'Recurring night' }).click()
    const form = page.getByRole('region', { name: 'Recurring night' })
    await form.getByLabel('Name').fill('Club night')
    await form.getByLabel('Fri').check()
    await form.getByLabel('Sat').check()
    await form.getByLabel('First day').fill('2036-10-24')
    await form.getByLabel('Until').fill('2056-10-24')
    await expect(form.getByRole('status').first()).toContainText('You can add at most 200 occasions at once.')
    await form.getByRole('button', { name: 'Add this occasion' }).click()
    await expect(form.getByRole('alert')).toContainText('at most 200')
    await form.getByLabel('Until').fill('2036-11-01')
    await expect(form.getByText('4 occasions will be added')).toBeVisible()
    await form.getByRole('button', { name: 'Add 4 occasions' }).click()
    await expectMessage(page, '4 occasions added.')
    await page.getByText('All current and next (7)').click()
    for (const day of ['Fri, 24 Oct', 'Sat, 25 Oct', 'Sat, 1 Nov']) {
      // The name has the day; it is not said twice.
      const row = page.getByRole('row', { name: `Club night, ${day} 2036` })
      await expect(row.getByRole('cell', { name: '22:00–04:00', exact: true })).toBeVisible()
    }
  })
})

const chooser = (page: Page) => page.getByRole('button', { name: /^Occasion: / })

/** A setting of the shown occasion, as a sentence. */
function settings(page: Page, name: string): Locator {
  return page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`))
}
