// Passkeys and the second step: in the account, at sign-in, and where a team requires one.
import type { Page } from '@playwright/test'
import { beginTotp, confirmTotp } from '#contract/second-factor.ts'
import { changeTeam } from '#contract/teams.ts'
import { codeOf } from '../../server/testing/second-factor.ts'
import { addColleague } from '../colleague.ts'
import { type Organiser, registerOrganiser } from '../organiser.ts'
import type { Product } from '../product.ts'
import { amend, press, type Scene, seeDialog, seeHeading, seeText, steps, threeWidths } from './scene.ts'

/** An owner with an authenticator app, whose team requires a second step, and a member without one. */
export async function prepareSignIns(product: Product) {
  const owner = await registerOrganiser(product, 'Ada Brightwell')
  const fresh = await registerOrganiser(product, 'Tom Field')
  const { colleague: member, teamId } = await addColleague(product, owner, 'editor', 'Mira Sol')
  const { secret, setup } = await owner.call(beginTotp, { body: { password: owner.password } })
  await owner.call(confirmTotp, { body: { setup, code: codeOf({ secret }) } })
  await owner.call(changeTeam, { body: { needs_second_factor: true } })
  return { owner, fresh, member, teamId, secret }
}

export function signInScenes({ owner, fresh, member, teamId, secret }: SignInStage): Scene[] {
  const passkeys = { path: '/account/passkeys', as: fresh, widths: threeWidths }
  const secondStep = { path: '/account/second-step', as: owner, widths: threeWidths }
  const filled = steps(
    amend('**/api/passkeys', () => ({ passkeys: some, why_not: null })),
    again,
    seeText('Office laptop'),
  )
  return [
    { ...passkeys, name: 'passkeys-empty', act: seeText('You have no passkey yet.') },
    { ...passkeys, name: 'passkeys-add', act: steps(press('Add a passkey'), seeDialog), isWindow: true },
    { ...passkeys, name: 'passkeys-filled', act: filled },
    { ...passkeys, name: 'passkeys-remove', act: steps(filled, press('Remove Office'), seeDialog), isWindow: true },
    {
      ...passkeys,
      name: 'passkeys-at-a-number',
      act: steps(
        amend('**/api/passkeys', () => ({ passkeys: [], why_not: noName })),
        again,
        seeText('is a number'),
      ),
    },
    { name: 'passkey-offer', path: '/login', act: steps(logIn(fresh), seeText('finger or face')), widths: threeWidths },
    {
      name: 'login-code',
      path: '/login',
      act: steps(logIn(owner), seeHeading('Enter your code')),
      widths: threeWidths,
    },
    {
      name: 'login-recovery',
      path: '/login',
      act: steps(logIn(owner), press('Use a recovery code'), seeText('Recovery code')),
      widths: threeWidths,
    },
    {
      name: 'login-passkey',
      path: '/login',
      act: steps(amend('**/api/login', passkeyNext), logIn(owner), seeHeading('Use your passkey')),
      widths: threeWidths,
    },
    { ...secondStep, name: 'second-step-on', act: seeText('recovery codes left') },
    { ...secondStep, name: 'second-step-new', act: (page) => makeCodes(page, owner, secret), isWindow: true },
    { ...secondStep, name: 'second-step-turn-off', act: steps(press('Turn off'), seeDialog), isWindow: true },
    {
      name: 'second-step-needed',
      path: `/t/${teamId}/app`,
      as: member,
      act: seeHeading('Two-factor sign-in is needed'),
      widths: threeWidths,
    },
  ]
}

type SignInStage = Awaited<ReturnType<typeof prepareSignIns>>

const again = (page: Page) => page.reload()
const noName =
  'Passkeys don’t work here, because the address of this Listpass is a number, 127.0.0.1, and no name. A password works.'
const some = [
  { name: 'Office laptop', last_used_at: '2026-11-20T08:15:00.000Z', for_host: null },
  { name: 'Phone', last_used_at: null, for_host: null },
  { name: 'A key with a long name that fills the line', last_used_at: null, for_host: 'tickets.former.example.org' },
].map((each, place) => ({ ...each, id: String(place), created_at: '2026-10-02T18:30:00.000Z' }))

/** The first step answers as for a person with a passkey alone. */
const passkeyNext = (answer: { second_factor?: object }) => ({
  ...answer,
  second_factor: { ...answer.second_factor, ways: ['passkey'] },
})

const logIn =
  ({ email, password }: Organiser) =>
  async (page: Page) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }

async function makeCodes(page: Page, { password }: Organiser, secret: string): Promise<void> {
  await page.getByRole('button', { name: 'Make new recovery codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf({ secret }, 1))
  await dialog.getByRole('button', { name: 'Make new codes' }).click()
  await page.getByText('shown only now').waitFor()
}
