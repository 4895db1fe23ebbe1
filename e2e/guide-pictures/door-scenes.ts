// The guide's pictures of the door: the screens of staff and guests on a phone, by a scanner link.
import type { Page } from '@playwright/test'
import { doorBar, findByName, openMenu, readByReader, verdict } from '../door.ts'
import type { FakeCamera } from '../fake-camera.ts'
import { readPng } from '../picture.ts'
import { press, seeText, steps } from '../screenshots/scene.ts'
import type { GuideScene } from './guide-scene.ts'
import type { Stage } from './stage.ts'

export function doorScenes({ host, bakery, fest, supper }: Stage, camera: FakeCamera): GuideScene[] {
  const gate = { device: 'phone', path: host.gate } as const
  const [first, second, third] = host.unused
  const show = (code: string) => showToCamera(camera, code)
  const nothing = () => Promise.resolve(camera.showNothing())
  const withCamera = steps(nothing, openCamera, isReady)
  return [
    { name: 'ticket', device: 'phone', path: `/q/${host.used}/scan`, act: seeText('Show this at the entrance') },
    { name: 'door-ready', ...gate, act: withCamera },
    { name: 'let-in', ...gate, act: steps(withCamera, show(first!), told('Checked in')) },
    { name: 'refused', ...gate, act: steps(withCamera, show(host.used), told('Already used')) },
    { name: 'saved', ...gate, act: steps(withCamera, cutOff, show(second!), told('Saved, not yet confirmed')) },
    { name: 'by-name', device: 'phone', path: host.desk, act: steps(isReady, searchFor('lindqvist')) },
    {
      name: 'kiosk',
      device: 'tablet',
      path: host.gate,
      act: steps(nothing, isReady, startKiosk, (page) => readByReader(page, third!), seeText(/^Welcome, /)),
    },
    {
      name: 'stamp-card',
      device: 'phone',
      path: bakery.till,
      act: steps(withCamera, show(bakery.code), told('Checked in')),
    },
    {
      name: 'not-invited',
      device: 'phone',
      path: fest.door,
      act: steps(withCamera, show(fest.code), told('Not invited')),
    },
    {
      name: 'alert',
      device: 'phone',
      path: supper.door,
      act: steps(withCamera, show(supper.alerted), (page) => page.getByRole('alertdialog').waitFor()),
    },
    {
      name: 'party',
      device: 'phone',
      path: supper.door,
      act: steps(withCamera, show(supper.party), (page) => page.getByRole('alertdialog').waitFor()),
    },
    {
      name: 'walk-in',
      device: 'phone',
      path: supper.door,
      act: steps(withCamera, press('Add'), fillGuest),
    },
    { name: 'out', device: 'phone', path: fest.gate, act: steps(withCamera, press('Out'), isTurned) },
  ]
}

/** The door has its list and could decide offline. */
const isReady = (page: Page) =>
  doorBar(page)
    .getByText(/^Connected\./)
    .waitFor()

async function fillGuest(page: Page) {
  await page.getByLabel('Name').fill('Juliette Mbeki-Laurent')
  await press('One more')(page)
}

const isTurned = (page: Page) =>
  doorBar(page)
    .getByText(/Guests are scanned out\./)
    .waitFor()

/** The verdict, after its flash. */
const told = (words: string) => async (page: Page) => {
  await verdict(page).getByText(words).first().waitFor()
  await page.locator('div[data-colour][aria-hidden="true"]').waitFor({ state: 'hidden' })
}

async function openCamera(page: Page) {
  await press('Allow Camera Access')(page)
  await page.getByText('Starting the camera...').waitFor({ state: 'detached' })
}

function showToCamera(camera: FakeCamera, code: string) {
  return async (page: Page) => {
    const image = await fetch(new URL(`/qr-code/${code}`, page.url()))
    camera.showPhone(readPng(Buffer.from(await image.arrayBuffer())))
  }
}

async function cutOff(page: Page) {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
}

const searchFor = (name: string) => async (page: Page) => {
  await (await findByName(page)).fill(name)
  const said = page.getByText(/people found/)
  await said.waitFor()
  await said.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

async function startKiosk(page: Page) {
  await (await openMenu(page)).getByText('Kiosk: guests scan themselves').click()
  await page.getByLabel('PIN', { exact: true }).fill('4711')
  await page.getByLabel('PIN again').fill('4711')
  await press('Start kiosk')(page)
  await page.getByText('Hold your code up to the camera.').waitFor()
}
