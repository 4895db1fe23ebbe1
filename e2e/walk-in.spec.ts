// Staff add a guest who is not on the list: the guest is in, has a code, and is in Mailchimp without being subscribed.
import { contactsOfList } from '#contract/contacts.ts'
import { scanLog } from '#contract/scans.ts'
import { findsNoBarrier } from './barriers.ts'
import { addLink, doorBar, hasItsList, readByReader, verdict } from './door.ts'
import { adaAndKen, openList } from './organiser.ts'
import { newestMail } from './outbox.ts'
import { readQr } from './read-symbol.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const consent = 'You may email me about Harbour Events.'

test('a door adds guests with one tap, shows each code for a photo, and without a connection too', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { account, list } = await openList(product, organiser, adaAndKen)
  const params = { listId: list.id }
  const link = await addLink(organiser, list, 'North gate')
  await organiser.signIn(page)

  await test.step('an organiser writes the words for consent, and gives the link the right', async () => {
    await page.goto(`/app/qr-manager/${list.id}/settings#at-the-door`)
    const words = page.getByLabel('Consent text')
    await words.fill(consent)
    await words.press('Enter')
    await expectMessage(page, 'List updated successfully')
    await page.getByRole('switch', { name: 'Email new guests their code' }).click()
    await expect(page.getByRole('switch', { name: 'Email new guests their code' })).toBeChecked()
    await page.goto(`/app/qr-manager/${list.id}/doors`)
    await page.getByRole('button', { name: 'More for North gate' }).click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Add guests who are not on the list').check()
    await findsNoBarrier(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Adds guests', { exact: true })).toBeVisible()
  })

  await phone.goto(link.url)
  await hasItsList(phone)
  const form = phone.getByRole('dialog', { name: 'Add a guest' })
  const code = phone.getByRole('alertdialog', { name: 'Checked in' })
  const open = () => phone.getByRole('button', { name: 'Add', exact: true }).click()
  const member = (email: string) => product.sandbox.readMember(account.apiKey, list.list_id, email)

  await test.step('two with an email and consent, by one call', async () => {
    await open()
    await findsNoBarrier(phone, [390, 320])
    await form.getByRole('button', { name: 'Add and let in' }).click()
    await expect(form.getByText('The name is required.')).toBeVisible()
    await form.getByLabel('Name').fill('Juliette Mbeki-Laurent')
    await form.getByRole('textbox', { name: 'Email' }).fill('juliette@example')
    await form.getByRole('button', { name: 'One more' }).click()
    await form.getByLabel(`“${consent}”`).check()
    await form.getByRole('button', { name: 'Add and let in 2' }).click()
    await expect(form.getByText('Please enter a valid email address.')).toBeVisible()
    await form.getByRole('textbox', { name: 'Email' }).fill('juliette@example.com')
    await form.getByRole('button', { name: 'Add and let in 2' }).click()
    await expect(code).toContainText('Juliette Mbeki-Laurent')
    await expect(code).toContainText('2 people · Scan 2 of 2')
    await findsNoBarrier(phone, [390, 320])
    await expect(async () => {
      expect((await member('juliette@example.com')).status).toBe('pending')
    }).toPass()
    const { subject, links } = await newestMail(product, 'juliette@example.com')
    expect(subject).toBe('Your code for Gala')
    await page.goto(links[0]!)
    await expect(page.getByRole('img', { name: /code/i }).first()).toBeVisible()
  })

  await test.step('the code on the screen is the guest’s', async () => {
    const text = await readQr(code, /^The code of /)
    await code.getByRole('button', { name: 'Done' }).click()
    await readByReader(phone, text)
    await expect(verdict(phone)).toContainText('Already used')
    await expect(verdict(phone)).toContainText('Juliette Mbeki-Laurent')
  })

  await test.step('one without an email, without a connection, over a reload', async () => {
    await phone.context().setOffline(true)
    await open()
    await form.getByLabel('Name').fill('Omar Quick')
    await form.getByRole('button', { name: 'Add and let in' }).click()
    await expect(code).toContainText('Omar Quick')
    await expect(code).toContainText('Saved, not yet confirmed')
    const text = await readQr(code, /^The code of /)
    await code.getByRole('button', { name: 'Done' }).click()
    await readByReader(phone, text)
    await expect(verdict(phone)).toContainText('Already used')
    await expect(verdict(phone)).toContainText('Omar Quick')
    await phone.context().setOffline(false)
    await phone.reload()
    await expect(doorBar(phone)).toHaveText('Connected.')
    const ofOmar = async () =>
      (await organiser.call(contactsOfList, { params, query: { q: 'omar' } })).contacts.map(
        ({ email, scan_count: scans, status }) => [email, scans, status],
      )
    await expect.poll(ofOmar).toEqual([['', 1, 'door']])
  })

  await test.step('somebody of the list is checked in under the name staff typed, and gets no second code', async () => {
    await open()
    await form.getByLabel('Name').fill('Ada B')
    await form.getByRole('textbox', { name: 'Email' }).fill(adaAndKen[0]!.email)
    await form.getByRole('button', { name: 'Add and let in' }).click()
    await expect(verdict(phone)).toContainText('Ada B. Scan 1 of 1')
    await expect(code).toHaveCount(0)
  })

  await test.step('the organiser finds them among the guests', async () => {
    await page.goto(`/app/qr-manager/${list.id}/guests`)
    const row = page.getByRole('row', { name: /Omar Quick/ })
    await expect(row).toContainText('Added at the door, no email')
    await expect(page.getByRole('row', { name: /Juliette/ })).toContainText('juliette@example.com')
    const counting = (await organiser.call(scanLog, { params })).scans.filter(({ standing }) => standing === 'counts')
    expect(counting).toHaveLength(4)
  })
})
