import type { BrowserContext, Page } from '@playwright/test'
import { forgotPassword } from '#contract/auth.ts'
import { beginTotp, confirmTotp } from '#contract/second-factor.ts'
import { changeTeam } from '#contract/teams.ts'
import { codeOf } from '../server/testing/second-factor.ts'
import { findsNoBarrier } from './barriers.ts'
import { addColleague } from './colleague.ts'
import type { Organiser } from './organiser.ts'
import { resetLinkFor } from './outbox.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

test('an organiser adds a passkey, signs in with it, renames it and removes it', async ({
  page,
  context,
  organiser,
}) => {
  await addDevice(context, page)
  await addPasskey(page, organiser)
  await findsNoBarrier(page)

  await forget(page)
  await page.addInitScript(withoutList)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await page.goto('/account/passkeys')
  await page.getByRole('button', { name: 'Rename Chrome on Linux' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Office laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Office laptop/ })).not.toContainText('Never')

  await page.getByRole('button', { name: 'Remove Office laptop' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Password', { exact: true }).fill('not my password')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(question.getByText('The password is wrong.')).toBeVisible()
  await question.getByLabel('Password', { exact: true }).fill(organiser.password)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
})

test('a new password by mail ends a passkey that was left behind, and says so', async ({
  page,
  context,
  organiser,
  product,
}) => {
  await addDevice(context, page)
  await addPasskey(page, organiser)
  await forget(page)
  await page.addInitScript(withoutList)
  await organiser.call(forgotPassword, { body: { email: organiser.email } })
  await page.goto(await resetLinkFor(product, organiser.email))
  const ways = page.getByRole('group', { name: 'Other ways into your account' })
  await expect(ways.getByLabel('Chrome on Linux')).not.toBeChecked()
  await findsNoBarrier(page, [390, 1440])
  const chosen = 'quite another harbour'
  await page.getByLabel('New password', { exact: true }).fill(chosen)
  await page.getByLabel('Repeat new password').fill(chosen)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your password is changed' })).toBeVisible()
  await expect(page.getByText('This no longer signs in: 1 passkey.')).toBeVisible()
  await findsNoBarrier(page, [390, 1440])
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('This passkey opens no account here.')
  await page.getByLabel('Email').fill(organiser.email)
  await page.getByLabel('Password', { exact: true }).fill(chosen)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('a passkey that is chosen in the list below the email field signs in @edge', async ({
  page,
  context,
  organiser,
}) => {
  await addDevice(context, page)
  await addPasskey(page, organiser)
  await forget(page)
  // The virtual device answers as if its user had chosen the passkey in the list.
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('after a sign-in with a password the dashboard leads to a passkey, once @edge', async ({
  page,
  context,
  organiser,
}) => {
  await addDevice(context, page)
  await signInByPassword(page, organiser)
  await expect(page.getByText('Sign in with your finger or face next time')).toBeVisible()
  await findsNoBarrier(page)
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeFocused()
  await page.goto('/app')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('Sign in with your finger or face next time')).toBeHidden()
  await forget(page)
  await signInByPassword(page, organiser)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText('Sign in with your finger or face next time')).toBeHidden()
})

test('a passkey confirms a dangerous change in place of the password', async ({ page, context, organiser }) => {
  await addDevice(context, page)
  await addPasskey(page, organiser)
  await page.getByRole('button', { name: 'Remove Chrome on Linux' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(question.getByText('Your device will ask for your finger, face or screen lock.')).toBeVisible()
  await findsNoBarrier(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
})

test('a team that requires a second step leads its members to one, and asks for a passkey after the password', async ({
  page,
  context,
  organiser,
  product,
}) => {
  const { colleague, teamId } = await addColleague(product, organiser, 'editor', 'Mira Sol')
  await requireSecondStep(organiser)
  await addDevice(context, page)
  await signInByPassword(page, colleague)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const dashboard = `/t/${teamId}/app`
  await page.goto(dashboard)
  await expect(page.getByRole('heading', { level: 1, name: 'Two-factor sign-in is needed' })).toBeVisible()
  await findsNoBarrier(page)
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await expect(page).toHaveURL(`/t/${teamId}/account/passkeys`)
  await confirmAdding(page, colleague)
  await page.goto(dashboard)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await forget(page)
  await page.addInitScript(withoutList)
  await signInByPassword(page, colleague)
  await expect(page.getByRole('heading', { level: 1, name: 'Use your passkey' })).toBeVisible()
  await findsNoBarrier(page)
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('a signed-in member is led to a second step when the team begins to require one @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { colleague, teamId } = await addColleague(product, organiser, 'editor', 'Mira Sol')
  await colleague.signIn(page)
  await page.goto(`/t/${teamId}/app`)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await requireSecondStep(organiser)
  await page.getByRole('link', { name: 'Scanner' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two-factor sign-in is needed' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set up an app' })).toHaveAttribute(
    'href',
    `/t/${teamId}/account/second-step`,
  )
})

test('a device that refuses leaves the password as the way in @edge', async ({ page, context, organiser }) => {
  await addDevice(context, page, { isUserVerified: false })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('No passkey was used. Try again, or sign in with your password.')
  await signInByPassword(page, organiser)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

/** A phone or laptop that keeps passkeys and checks its user. */
async function addDevice(
  context: BrowserContext,
  page: Page,
  { isUserVerified = true }: { isUserVerified?: boolean } = {},
): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  })
}

async function signInByPassword(page: Page, { email, password }: Organiser): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function addPasskey(page: Page, organiser: Organiser): Promise<void> {
  await organiser.confirmEmail()
  await signInByPassword(page, organiser)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.goto('/account/passkeys')
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
  await confirmAdding(page, organiser)
  await expect(page.getByRole('row', { name: /Chrome on Linux/ })).toContainText('Never')
}

/** Forgets the session, like a browser that was signed out elsewhere. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('auth_token'))
}

/** Runs in the page and removes the list of passkeys below fields, as in a browser without it. */
function withoutList(): void {
  Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(false) })
}

async function confirmAdding(page: Page, { password }: Organiser): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('alertdialog').getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectMessage(page, 'Passkey added. You can sign in with it now.')
}

/** The owner sets up an app, because only then they may require a second step. */
async function requireSecondStep({ call, password }: Organiser): Promise<void> {
  const { secret, setup } = await call(beginTotp, { body: { password } })
  await call(confirmTotp, { body: { setup, code: codeOf({ secret }) } })
  await call(changeTeam, { body: { needs_second_factor: true } })
}
