import type { Page } from '@playwright/test'
import type { Organiser } from '../organiser.ts'
import { fail, hold, press, type Scene, seeDialog, seeHeading, seeText, steps, threeWidths } from './scene.ts'
import type { Stage } from './stage.ts'

export function accountScenes({ stranger, host, locked, long, shared, low }: Stage): Scene[] {
  const noor = host.organiser
  return [
    ...dashboardOfStranger(stranger),
    ...dashboardOf(noor),
    {
      name: 'dashboard-reconnect',
      path: '/app',
      as: locked.organiser,
      act: (page) => page.getByRole('button', { name: 'Reconnect' }).waitFor(),
    },
    {
      name: 'manager-shared',
      path: `/app/qr-manager/${shared.list.id}`,
      as: shared.organiser,
      act: seeText('Another team uses this Mailchimp audience too'),
      widths: threeWidths,
    },
    {
      name: 'manager-taken',
      path: `/app/qr-manager/${shared.taken.id}`,
      as: shared.late,
      act: seeText('This audience is already connected by another team'),
      widths: threeWidths,
    },
    { name: 'dashboard-shared', path: '/app', as: shared.organiser, act: seeText('Another organiser uses') },
    { name: 'dashboard-no-lists', path: '/app', as: low.organiser, act: seeText('Listpass can’t read the lists') },
    { name: 'dashboard-long', path: '/app', as: long.organiser, act: seeTable },
    {
      name: 'dashboard-long-menu',
      path: '/app',
      as: long.organiser,
      act: steps(seeTable, press(/^Extraordinarily/)),
      isWindow: true,
      widths: [1280],
    },
    ...accountPages(noor),
    { name: 'devices-long', path: '/account/devices', as: long.organiser, act: seeTable },
    { name: 'activity-long', path: '/account/activity', as: long.organiser, act: seeTable },
  ]
}

const seeTable = (page: Page) => page.getByRole('table').first().waitFor()

function dashboardOfStranger(as: Organiser): Scene[] {
  const path = '/app'
  const add = steps(press('Add Mailchimp Account'), seeDialog)
  return [
    { name: 'dashboard-empty', path, as, act: seeHeading('Welcome to your QR Code Manager!') },
    { name: 'dashboard-connect', path, as, act: add, isWindow: true },
    { name: 'dashboard-connect-declined', path, as, act: steps(add, pasteNoKey), isWindow: true },
    { name: 'dashboard-loading', path, as, act: steps(hold('**/api/mailchimp-accounts'), reload, seeTextWhileHeld) },
    {
      name: 'dashboard-failed',
      path,
      as,
      act: steps(fail('**/api/mailchimp-accounts'), reload, (page) => page.getByRole('alert').waitFor()),
    },
    { name: 'scanner-no-lists', path: '/scanner', as, act: seeText('There are no lists to scan yet.') },
  ]
}

const reload = (page: Page) => page.reload()
const seeTextWhileHeld = (page: Page) => page.locator('[aria-busy="true"]').first().waitFor()

async function pasteNoKey(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Account name').fill('Our events')
  await dialog.getByLabel('API key').fill('no key')
  await dialog.getByRole('button', { name: 'Connect Account' }).click()
  await dialog.getByText(/This is not a Mailchimp API key/).waitFor()
}

function dashboardOf(as: Organiser): Scene[] {
  const at = { path: '/app', as, isWindow: true } as const
  return [
    { name: 'dashboard-filled', path: '/app', as, act: seeTable },
    { name: 'dashboard-edit', ...at, act: steps(press('Edit'), seeDialog) },
    { name: 'dashboard-delete', ...at, act: steps(press('Delete'), seeDialog) },
    { name: 'dashboard-user-menu', ...at, act: steps(seeTable, press('Noor Bakker')), widths: [1280] },
    {
      name: 'dashboard-phone-menu',
      ...at,
      act: steps(seeTable, press('Open menu'), press('Noor Bakker')),
      widths: [390],
    },
    { name: 'dashboard-card-menu', ...at, act: steps(seeTable, press(/^More for/)), widths: [390] },
    {
      name: 'dashboard-toast',
      ...at,
      act: steps(press('Sync Lists'), seeText('Lists synced successfully'), async (page) =>
        page.getByText('Lists synced successfully').hover(),
      ),
    },
  ]
}

function accountPages(as: Organiser): Scene[] {
  return [
    { name: 'change-password-empty', path: '/change-password', as, act: seeHeading('Change Password') },
    { name: 'change-password-declined', path: '/change-password', as, act: changeBadly },
    {
      name: 'second-step-off',
      path: '/account/second-step',
      as,
      act: seeText('Set up'),
      widths: threeWidths,
    },
    {
      name: 'second-step-scan',
      path: '/account/second-step',
      as,
      act: (page) => beginSecondStep(page, as),
      isWindow: true,
      widths: threeWidths,
    },
    { name: 'devices-filled', path: '/account/devices', as, act: seeTable },
    { name: 'activity-filled', path: '/account/activity', as, act: seeTable },
    { name: 'data', path: '/account/data', as, act: seeHeading('Your data') },
    {
      name: 'data-delete',
      path: '/account/data',
      as,
      act: steps(press('Delete my account'), seeDialog),
      isWindow: true,
    },
  ]
}

async function beginSecondStep(page: Page, as: Organiser) {
  await page.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(as.password)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('img').waitFor()
}

async function changeBadly(page: Page) {
  await page.getByLabel('Current password').fill('not my password')
  await page.getByLabel('New password', { exact: true }).fill('violet harbour seventeen')
  await page.getByLabel('Repeat new password').fill('violet harbour eighteen')
  await page.getByRole('button', { name: 'Update password' }).click()
  await page.getByText('The passwords don’t match.').or(page.getByRole('alert')).first().waitFor()
}
