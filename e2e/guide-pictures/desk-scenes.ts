// The organiser's screens at a desk, in the order of the guide.
import type { Locator, Page } from '@playwright/test'
import { press, seeHeading, seeText, steps } from '../screenshots/scene.ts'
import type { GuideScene } from './guide-scene.ts'
import type { Stage } from './stage.ts'

export function deskScenes({ newcomer, chooser, host, fest, team }: Stage): GuideScene[] {
  const wizard = { device: 'desk', path: '/setup/audience', as: chooser } as const
  const home = `/app/qr-manager/${host.list.id}`
  const inList = (part: string) => ({ device: 'desk' as const, path: `${home}/${part}`, as: host.organiser })
  const manager = { device: 'desk' as const, path: home, as: host.organiser }
  const doors = inList('doors')
  const night = (id: string) => ({
    device: 'desk' as const,
    path: `/app/qr-manager/${fest.list.id}/occasions?occasion=${id}`,
    as: fest.organiser,
  })
  return [
    {
      name: 'dashboard-new',
      device: 'desk',
      path: '/app',
      as: newcomer,
      act: seeHeading('Welcome to your QR Code Manager!'),
    },
    { name: 'connect', device: 'desk', height: 860, path: '/setup/account', as: newcomer, act: openKey },
    { name: 'choose-list', ...wizard, act: steps(choose, seeWho) },
    { name: 'setup-complete', ...wizard, act: finish },
    { name: 'html', ...wizard, height: 1080, act: steps(finish, toTemplates) },
    { name: 'list', ...manager, height: 900, act: steps(seeHeading('QR Code System Complete'), toTop) },
    {
      name: 'display-field',
      ...manager,
      act: steps(openStep(4), press('Configure Display Field'), seeInDialog('Display field')),
    },
    {
      name: 'rules',
      ...manager,
      act: steps(openStep(5), press('Configure Logic Rules'), press('Preview'), seeText(/^Matches /)),
    },
    {
      name: 'door-sheet',
      device: 'desk',
      path: `/app/qr-manager/${host.list.id}/doors/sheet`,
      as: host.organiser,
      act: fillSheet,
      part: (page) => page.getByRole('article').first(),
    },
    {
      name: 'team',
      device: 'desk',
      height: 1000,
      path: '/account/team',
      as: team,
      act: steps(seeHeading('Team'), seeText('lotte.sato@example.com')),
    },
    {
      name: 'occasions',
      ...night(fest.today.id),
      height: 1300,
      act: seeText('47 of 100 inside'),
    },
    {
      name: 'festival',
      ...night(fest.today.id),
      height: 1080,
      act: steps(press('Add an occasion'), press('Days of a festival'), fillInDays),
    },
    {
      name: 'rehearse',
      ...night(fest.room.id),
      height: 900,
      act: steps(seeText('as of'), press('Rehearse'), askDoor),
    },
    { name: 'check', ...manager, act: check, part: (page) => card(page, 'Check List Status') },
    { name: 'new-link', ...doors, act: steps(press('New scanner link'), fillIn) },
    { name: 'figures', ...inList('results'), height: 1100, act: seeFigures, part: figuresOf },
    {
      name: 'contact',
      ...inList('guests'),
      height: 1000,
      act: steps(openGuest, seeText('Scans of this code'), seePicture),
    },
  ]
}

/** Opens the first guest of the table. */
async function openGuest(page: Page) {
  const table = page.getByRole('table', { name: 'Guests of this list' })
  await table.getByRole('row').nth(1).getByRole('button').first().click()
}

/** A part of the page, by its heading. */
function card(page: Page, heading: string) {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .last()
}

async function openKey(page: Page) {
  await page.getByText('Connect with an API key instead').click()
  await page.getByLabel('API key').waitFor()
}

/** The bar shows the signed-in organiser. */
const seeWho = (page: Page) => page.getByRole('button', { name: 'Noor Bakker' }).waitFor()

async function choose(page: Page) {
  await page.getByRole('radio', { name: /Summer gala guests/ }).check()
}

/** Mailchimp cannot reach an example address, so it is polled; the page looks the same in the end. */
async function finish(page: Page) {
  await choose(page)
  await press('Continue to Final Step')(page)
  const instead = page.getByRole('button', { name: 'Check Mailchimp every 10 minutes instead' })
  await page.getByRole('heading', { name: 'Setup Complete!' }).or(instead).waitFor()
  if (await instead.isVisible()) await instead.click()
  await seeHeading('Setup Complete!')(page)
}

async function toTemplates(page: Page) {
  await page.getByRole('link', { name: 'Next: Add to Email Templates' }).click()
  await seeHeading('What your contact sees')(page)
  await page.getByRole('radio', { name: 'Phone' }).waitFor()
}

/** A step of a finished setup. */
const openStep = (number: number) => press(`Show step ${number}`)

/** Where the screenshot begins, wherever a search has scrolled the page. */
async function toTop(page: Page) {
  await page.keyboard.press('Home')
}

async function check(page: Page) {
  await press('Check List Status')(page)
  await seeText('All members have QR codes')(page)
  // Under the pointer the message stays.
  await press('Dismiss message')(page)
}

async function fillIn(page: Page) {
  await page.getByLabel('Label').fill('Garden door')
}

async function fillInDays(page: Page) {
  const form = page.getByRole('region', { name: 'Days of a festival' })
  await form.getByLabel('Name').fill('Summer fest')
  await form.getByLabel('Last day').fill('2027-06-06')
  await form.getByLabel('First day').fill('2027-06-04')
  await form.getByLabel('Sun, 6 Jun 2027, doors close').fill('18:00')
  await form.getByText('3 occasions will be added').waitFor()
  await form.getByRole('heading', { name: 'Days of a festival' }).click()
  await toMiddle(page.getByRole('region', { name: 'Add an occasion' }))
}

async function askDoor(page: Page) {
  const rehearsal = page.getByRole('region', { name: 'Rehearse' })
  await rehearsal.getByLabel('Guest', { exact: true }).fill('lindqvist')
  await rehearsal.getByRole('radio').first().check()
  await rehearsal.getByRole('button', { name: 'See the answer' }).click()
  await rehearsal.getByText('Decided by').waitFor()
  await toMiddle(rehearsal)
}

/** The bar on top never covers it, if it fits. */
const toMiddle = (part: Locator) => part.evaluate((element) => element.scrollIntoView({ block: 'center' }))

const seeInDialog = (label: string) => (page: Page) => page.locator('dialog[open]').getByLabel(label).first().waitFor()

async function seePicture(page: Page) {
  await page.locator('dialog[open]').getByRole('img').first().waitFor()
}

/** Its heading is the number of the night. */
const figuresOf = (page: Page) => page.locator('[aria-labelledby="check-ins"]')
const seeFigures = (page: Page) => page.getByRole('figure').waitFor()

/** As it is printed: without the bar, on white. */
async function fillSheet(page: Page): Promise<void> {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.getByLabel('Who staff call').fill('Noor Bakker, +31 6 5550 0142')
  await page
    .getByRole('article')
    .first()
    .getByRole('img', { name: /^QR code/ })
    .waitFor()
  await page.emulateMedia({ media: 'print' })
}
