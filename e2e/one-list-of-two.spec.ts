// Two colleagues connected the same audience: one asks, the other accepts, and both doors scan one list.
import { addAccount } from '#contract/accounts.ts'
import { addScannerLink } from '#contract/doors.ts'
import { findsNoBarrier } from './barriers.ts'
import { typeCode, verdict } from './door.ts'
import { openPart } from './manager.ts'
import { registerOrganiser } from './organiser.ts'
import { newestMail } from './outbox.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const guests = ['Ada', 'Ken', 'Zoe'].map((name) => ({
  email: `${name.toLowerCase()}@example.com`,
  merge_fields: { FNAME: name, LNAME: 'Brightwell' },
}))

test('two colleagues make one list of their two: both doors scan, and a guest comes in once', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  const codes = (await organiser.generateCodes(list!)).map(({ qr_code: code }) => code!)
  const ines = await registerOrganiser(product, 'Ines Moreau')
  const { account: hers } = await ines.call(addAccount, {
    body: { account_name: 'Ours too', api_key: account.apiKey },
  })
  const theirs = hers.lists[0]!
  await ines.generateCodes(theirs)
  const body = { label: 'South door', may_check_in_by_name: false, expires_at: null }
  const { link } = await ines.call(addScannerLink, { params: { listId: theirs.id }, body })

  await test.step('her door is open before, and lets Ada in', async () => {
    await phone.goto(link.url)
    await typeCode(phone, codes[0]!)
    await expect(verdict(phone)).toContainText('Ada Brightwell')
  })

  const colleague = await page.context().browser()!.newPage()
  await test.step('Ines asks', async () => {
    await ines.signIn(colleague)
    await colleague.goto(`${product.address}/app/qr-manager/${theirs.id}`)
    await expect(colleague.getByText('Another team uses this Mailchimp audience too')).toBeVisible()
    await expect(colleague.getByText(organiser.name)).toHaveCount(0)
    await colleague.getByRole('button', { name: 'Ask to make one list' }).click()
    const question = colleague.getByRole('alertdialog', { name: 'Make one list of the two?' })
    await expect(question).toContainText('Ines Moreau')
    await question.getByRole('button', { name: 'Ask to make one list' }).click()
    await expect(colleague.getByText('You asked the other team to make one list of the two')).toBeVisible()
  })

  await test.step('the other owner gets a mail, and accepts with the password', async () => {
    const mail = await newestMail(product, organiser.email)
    await organiser.signIn(page)
    await page.goto(mail.links[0]!)
    await expect(page.getByText('The team “Ines Moreau” asks to share this list')).toBeVisible()
    await findsNoBarrier(page, [390, 1440])
    await page.getByRole('button', { name: 'Accept…' }).click()
    const question = page.getByRole('alertdialog', { name: 'Make one list with “Ines Moreau”?' })
    await question.getByLabel('What may their people do?').selectOption('Edit all lists of your team')
    await question.getByLabel('Password').fill('not the password')
    await question.getByRole('button', { name: 'Make one list' }).click()
    await expect(question).toContainText('The password is wrong.')
    await question.getByLabel('Password').fill(organiser.password)
    await question.getByRole('button', { name: 'Make one list' }).click()
    await expectMessage(page, 'The two lists are one now.')
    await expect(page.getByText('asks to share this list')).toHaveCount(0)
  })

  await test.step('both doors scan one list, hers without being opened again', async () => {
    await typeCode(phone, codes[1]!)
    await expect(verdict(phone)).toContainText('Ken Brightwell')
    await page.goto(`/scanner/${list!.list_id}`)
    for (const code of [codes[0]!, codes[1]!]) {
      await typeCode(page, code)
      await expect(verdict(page)).toContainText('First scan')
    }
    await typeCode(page, codes[2]!)
    await expect(verdict(page)).toContainText('Zoe Brightwell')
  })

  await test.step('the colleague finds the joined list at the old address', async () => {
    await colleague.reload()
    await expect(colleague.getByRole('heading', { level: 1, name: 'Gala' })).toBeVisible()
    await expect(colleague.getByText('Another team uses this')).toHaveCount(0)
    await colleague.close()
  })
})

test('a team stays apart knowingly, is not asked again, and can change that @edge', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  const other = await registerOrganiser(product, 'Ines Moreau')
  const [theirs] = await other.connect(account.apiKey)
  await other.generateCodes(theirs!)

  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}`)
  await page.getByRole('button', { name: 'Stay apart' }).click()
  await expect(page.getByText('Another team uses this Mailchimp audience too')).toHaveCount(0)
  await openPart(page, 'Settings')
  await expect(page.getByText('You keep this list apart from another team’s list')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You keep this list apart from another team’s list')).toBeVisible()
  await page.getByRole('button', { name: 'Change this' }).click()
  await expect(page.getByText('Another team uses this Mailchimp audience too')).toBeVisible()
  await findsNoBarrier(page, [390, 1440])
})
