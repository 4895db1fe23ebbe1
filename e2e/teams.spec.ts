// Several people of one team, each in a browser of their own.
import type { Page } from '@playwright/test'
import { changeTeam } from '#contract/teams.ts'
import { findsNoBarrier } from './barriers.ts'
import { addColleague, inviteByMail } from './colleague.ts'
import { doorBar, scans, typeCode, verdict } from './door.ts'
import { openPart, tabs } from './manager.ts'
import { openList, registerOrganiser } from './organiser.ts'
import { emailCodeFor, newestMail } from './outbox.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const password = 'correct horse battery'

test('two colleagues run one list: a scan counts once, shows for both, and the log has the name', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const email = 'ines.moreau@example.com'
  await organiser.signIn(page)

  await test.step('invite by mail', async () => {
    await page.goto('/app')
    await openMenu(page, organiser.name)
    await page.getByRole('link', { name: 'Account and password' }).click()
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Team' }).click()
    await expect(page.getByRole('row', { name: organiser.name })).toContainText('Active today')
    await expect(page.getByText('You are the only member.')).toBeVisible()
    const proof = page.getByRole('form', { name: 'Confirm your email' })
    await expect(proof).toContainText(organiser.email)
    await proof.getByRole('button', { name: 'Send code' }).click()
    await expect(proof).toContainText('This Listpass sends no email.')
    await findsNoBarrier(page, [390])
    await proof.getByLabel('Code from the email').fill('00000000')
    await proof.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(proof.getByText('The code is wrong. Check the newest email.')).toBeVisible()
    await proof.getByLabel('Code from the email').fill(await emailCodeFor(product, organiser.email))
    await proof.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(proof).toHaveCount(0)
    const form = page.getByRole('form', { name: 'Invite a person' })
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Role').selectOption('Editor')
    await form.getByLabel('Password', { exact: true }).fill(organiser.password)
    await form.getByRole('button', { name: 'Send invitation' }).click()
    await expectMessage(page, `Invitation sent to ${email}.`)
    await expect(page.getByRole('region', { name: 'Open invitations of the team' })).toContainText(email)
    await findsNoBarrier(page, [390, 1440])
  })

  await test.step('join with a new account', async () => {
    const sent: string[] = []
    phone.on('request', (request) => sent.push(request.url()))
    const [link] = (await newestMail(product, email)).links
    await phone.goto(link!)
    await expect(phone.getByText(`${organiser.name} invites you to the team`)).toBeVisible()
    await expect(phone).toHaveURL('/join')
    await findsNoBarrier(phone)
    await phone.getByRole('link', { name: 'Create an account' }).click()
    await expect(phone.getByLabel('Email')).toHaveValue(email)
    await phone.getByLabel('Name').fill('Ines Moreau')
    await phone.getByLabel('Password', { exact: true }).fill(password)
    await phone.getByLabel('Repeat password').fill(password)
    await phone.getByRole('button', { name: 'Create account' }).click()
    await phone.getByRole('button', { name: 'Join' }).click()
    await expect(phone.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    const token = link!.split('#')[1]!
    expect(sent.filter((url) => url.includes(token.slice(0, 20)))).toEqual([])
  })

  await test.step('the colleague sees the team’s list, and nothing for owners', async () => {
    expect(new URL(phone.url()).pathname).toMatch(/^\/t\/[0-9a-f-]{36}\/app$/)
    await expect(phone.getByRole('region', { name: /^Lists of/ })).toContainText('Gala')
    await expect(phone.getByRole('button', { name: 'Sync Lists' })).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Add Mailchimp Account' })).toHaveCount(0)
    await phone.getByRole('button', { name: 'More for' }).click()
    await expect(phone.getByRole('button', { name: 'Edit' })).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await phone.keyboard.press('Escape')
    await findsNoBarrier(phone, [390])
  })

  await test.step('one scan, for both', async () => {
    await phone.getByRole('link', { name: 'Go to Scanner: Gala' }).click()
    await typeCode(phone, codes[0]!)
    await expect(verdict(phone)).toContainText('Ada Brightwell')
    await page.goto(`/app/qr-manager/${list.id}/results`)
    await expect(
      page.getByRole('region', { name: 'Scans of this list' }).getByRole('row', { name: /Ada Brightwell/ }),
    ).toHaveCount(1)
    await page.goto(`/scanner/${list.list_id}`)
    await typeCode(page, codes[0]!)
    await expect(scans(page).first()).toContainText('Already used')
  })

  await test.step('the log names the colleague', async () => {
    await page.goto('/account/activity')
    await expect(page.getByRole('row', { name: 'A person joined the team' })).toContainText('Ines Moreau')
    await expect(page.getByRole('row', { name: 'A person was invited' })).toContainText('You')
  })

  await test.step('switch between teams by the menu', async () => {
    await phone.goto('/app')
    await expect(phone.getByRole('heading', { name: 'Welcome to your QR Code Manager!' })).toBeVisible()
    await phone.getByRole('button', { name: 'Open menu' }).click()
    await openMenu(phone, 'Ines Moreau')
    await expect(phone.locator('a[aria-current=true]')).toContainText('Owner')
    await phone.getByRole('link', { name: `${organiser.name} Editor` }).click()
    await expect(phone.getByRole('region', { name: /^Lists of/ })).toContainText('Gala')
  })
})

test('a door member sees nothing but the scanner, and is out once removed', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const { colleague, teamId } = await addColleague(product, organiser, 'door', 'Dana Vale', [list.id])
  await colleague.signIn(phone)

  await phone.goto('/app')
  await expect(phone).toHaveURL(`/t/${teamId}/app`)
  await expect(phone.getByRole('heading', { name: 'QR Code Scanner' })).toBeVisible()
  await findsNoBarrier(phone, [390])
  await phone.getByRole('button', { name: 'Open menu' }).click()
  await expect(phone.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scanner' })).toBeVisible()
  await expect(phone.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  await phone.goto(`/t/${teamId}/account/team`)
  await phone.getByRole('link', { name: 'Back to scanner' }).click()
  await expect(phone.getByRole('heading', { name: 'QR Code Scanner' })).toBeVisible()
  await phone.goto(`/t/${teamId}/app/qr-manager/${list.id}`)
  await expect(phone.getByText('In this team you can only use the scanner.')).toBeVisible()
  await phone.goto(`/t/${teamId}/scanner`)
  await phone.getByRole('link', { name: 'Gala' }).click()
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Ada Brightwell')

  await organiser.signIn(page)
  await page.route('**/api/lists', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/account/team')
  const dana = page.getByRole('row', { name: 'Dana Vale' })
  const failed = page.waitForResponse('**/api/lists')
  await expect(dana).toContainText('Door')
  await failed
  await expect(dana).not.toContainText('Scans no list')
  await page.unroute('**/api/lists')
  await page.reload()
  await expect(dana).toContainText('Scans Gala')
  await expect(page.getByText('You are the only owner, so you can’t leave.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Dana Vale' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('at once, on every device')
  await question.getByLabel('Password', { exact: true }).fill(organiser.password)
  await question.getByRole('button', { name: 'Remove from team' }).click()
  await expect(page.getByRole('row', { name: 'Dana Vale' })).toHaveCount(0)

  await expect(phone.getByRole('alert')).toContainText('You may no longer scan this list.')
  await expect(doorBar(phone)).toContainText('Door closed')
  await phone.goto(`/t/${teamId}/app`)
  await expect(phone.getByRole('heading', { name: 'Team not found' })).toBeVisible()
  await findsNoBarrier(phone, [390])
  await phone.getByRole('button', { name: 'Go to your own team' }).click()
  await expect(phone.getByRole('heading', { name: 'Welcome to your QR Code Manager!' })).toBeVisible()
})

test('a viewer sees lists and figures, and no button that would be refused @edge', async ({
  page,
  organiser,
  product,
}) => {
  await openList(product, organiser)
  const { colleague, teamId } = await addColleague(product, organiser, 'viewer', 'Vic Okoro')
  const longName = 'The Harbour Nights Summer Galas Society'
  await organiser.call(changeTeam, { body: { name: longName } })

  await page.goto(`/t/${teamId}/app`)
  await expect(page).toHaveURL(`/t/${teamId}/login`)
  await page.getByLabel('Email').fill(colleague.email)
  await page.getByLabel('Password').fill(colleague.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`/t/${teamId}/app`)
  await expect(page.getByTitle('The team of this page')).toHaveText(longName)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('region', { name: /^Lists of/ })).toContainText('Gala')
  const main = page.getByRole('main')
  // The offer of a passkey is for every role.
  await main.getByRole('button', { name: 'Not now' }).click()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Scanner/ })).toHaveCount(0)
  await main.getByRole('link', { name: 'See figures: Gala' }).click()
  await expect(page.getByRole('heading', { name: 'Gala', level: 1 })).toBeVisible()
  await expect(tabs(page).getByRole('link')).toHaveText(['Tonight', 'Guests', 'Results', 'Settings'])
  await findsNoBarrier(page, [390, 1440])
  await openPart(page, 'Results')
  await expect(page.getByRole('heading', { name: 'Scan log' })).toBeVisible()
  await expect(main.getByRole('button', { name: /CSV|Sync|Disable|Generate|Check/ })).toHaveCount(0)
  await findsNoBarrier(page, [390, 1440])
  await openPart(page, 'Settings')
  await expect(main.getByRole('region')).toHaveCount(1)
  await expect(main.getByRole('region', { name: 'Notifications' })).toBeVisible()
  await page.goto(page.url().replace('/settings', '/doors'))
  await expect(main).toContainText('Only editors can open this part')

  await page.goto(`/t/${teamId}/account/team`)
  await expect(page.getByRole('row', { name: 'Vic Okoro' })).toContainText('Viewer')
  await expect(page.getByRole('form', { name: 'Invite a person' })).toHaveCount(0)
  await page.goto(`/t/${teamId}/account/data`)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(/The team .Vic Okoro., because you are its only member/)
  await expect(page.getByRole('alertdialog')).toContainText('These teams keep their lists')
})

test('an invitation for another address says so, and offers to sign out @edge', async ({
  page,
  organiser,
  product,
}) => {
  const other = await registerOrganiser(product, 'Olga Berg')
  const link = await inviteByMail(product, organiser, 'pia@example.com', 'viewer')
  await page.goto('/login')
  await page.getByLabel('Email').fill(other.email)
  await page.getByLabel('Password').fill(other.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/app')
  await page.goto(link)
  await expect(page.getByText(/This invitation is for .*pia@example.com/)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sign in' }).last().click()
  await expect(page.getByLabel('Email')).toHaveValue('pia@example.com')
})

async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name }).click()
}
