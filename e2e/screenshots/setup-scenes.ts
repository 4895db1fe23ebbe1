import type { Page } from '@playwright/test'
import type { Organiser } from '../organiser.ts'
import { doorWidths, fail, hold, press, type Scene, seeHeading, seeText, steps } from './scene.ts'
import type { Stage } from './stage.ts'

export function setupScenes({ stranger, host, long, shared }: Stage): Scene[] {
  const as = host.organiser
  const path = '/setup/audience'
  const choose = steps(seeHeading('Select Your Audience'), pick, press('Continue to Final Step'))
  const finish = steps(choose, seeHeading('Setup Complete!'))
  return [
    { name: 'setup-account', path: '/setup/account', as: stranger, act: seeHeading('Connect Your Mailchimp Account') },
    { name: 'setup-account-key', path: '/setup/account', as: stranger, act: openKey },
    { name: 'setup-audience', path, as, act: seeText('Summer gala guests') },
    { name: 'setup-audience-chosen', path, as, act: steps(seeText('Summer gala guests'), pick) },
    {
      name: 'setup-audience-loading',
      path,
      as,
      act: steps(
        hold('**/api/mailchimp-accounts'),
        (page) => page.reload(),
        (page) => page.locator('[aria-busy="true"]').first().waitFor(),
      ),
    },
    { name: 'setup-audience-taken', path, as: shared.late, act: seeText('Connected by another team') },
    { name: 'setup-audience-shared', path, as: shared.organiser, act: seeText('Another organiser uses') },
    { name: 'setup-complete-address', path, as, isInEarnest: true, act: finish },
    { name: 'setup-templates-address', path, as, isInEarnest: true, act: steps(finish, toTemplates) },
    { name: 'setup-complete', path, as, act: finish },
    {
      name: 'setup-complete-failed',
      path,
      as,
      act: steps(fail('**/api/lists/*/*'), choose, seeText('Setup Error')),
    },
    { name: 'setup-templates', path, as, act: steps(finish, toTemplates) },
    { name: 'setup-audience-long', path, as: long.organiser, act: (page) => page.getByRole('radio').first().waitFor() },
    ...firstRunOf(shared.organiser),
    { name: 'setup-templates-long', path, as: long.organiser, act: steps(finish, toTemplates) },
  ]
}

/** The way from the set-up to the door, and the scanner that is only tried. */
function firstRunOf(as: Organiser): Scene[] {
  const at = { path: '/app', as }
  const openHere = async (page: Page) => {
    const address = await page.getByRole('link', { name: 'Open the scanner here' }).getAttribute('href')
    await page.goto(new URL(address!, page.url()).href)
    await page.getByRole('button', { name: 'Allow Camera Access' }).waitFor()
  }
  return [
    { name: 'first-run', ...at, act: seeText('Hold your phone here') },
    { name: 'first-run-address', ...at, isInEarnest: true, act: seeText('Open the scanner here') },
    { name: 'first-run-code', ...at, act: steps(press('My phone shows the scanner'), seeText('Now scan this code')) },
    { name: 'scanner-try', ...at, widths: doorWidths, isWindow: true, act: openHere },
    { name: 'scanner-try-over', path: '/scanner/try#v1.k1.AAAA', isWindow: true, act: seeText('This try is over') },
  ]
}

const pick = (page: Page) => page.getByRole('radio', { name: /Autumn fair|^Extraordinarily/ }).check()

async function openKey(page: Page) {
  await seeHeading('Connect Your Mailchimp Account')(page)
  await page.getByText('Connect with an API key instead').click()
  await page.getByLabel('API key').waitFor()
}

async function toTemplates(page: Page) {
  await page.getByRole('link', { name: 'Next: Add to Email Templates' }).click()
  await seeHeading('What your contact sees')(page)
}
