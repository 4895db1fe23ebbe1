import type { Page } from '@playwright/test'
import { removeScannerLink } from '#contract/doors.ts'
import { linkOf } from '#domain/link.ts'
import { doorBar, findByName, openMenu, verdict, drawn, readByReader, typeCode, withTypo } from '../door.ts'
import type { FakeCamera } from '../fake-camera.ts'
import { press, type Scene, seeText, steps, doorWidths } from './scene.ts'
import type { Stage } from './stage.ts'

export function doorScenes({ host, locked, long, behind }: Stage, camera: FakeCamera): Scene[] {
  const as = host.organiser
  const path = `/scanner/${host.list.list_id}`
  const byLink = new URL(host.link.url).pathname
  const scenes: Scene[] = [
    { name: 'scanner-choose', path: '/scanner', as, act: seeText('Summer gala guests') },
    { name: 'scanner-ready', path, as, act: seeDoor },
    {
      name: 'scanner-camera',
      path,
      as,
      act: openCamera,
      isWindow: true,
    },
    { name: 'scanner-let-in', path, as, act: steps(seeDoor, check(host.unused[0]!, 'Checked in'), afterFlash) },
    { name: 'scanner-refused', path, as, act: steps(seeDoor, check(host.used, 'Already used'), afterFlash) },
    {
      name: 'scanner-status',
      path,
      as,
      act: steps(seeDoor, async (page) => (await openMenu(page)).getByText('Scanner Status').click()),
    },
    {
      name: 'scanner-saved',
      path,
      as,
      act: steps(
        seeDoor,
        ready,
        (page) => page.route('**/api/**', (route) => route.abort('connectionrefused')),
        check(host.unused[2]!, 'Saved, not yet confirmed'),
        afterFlash,
      ),
    },
    {
      name: 'scanner-typo',
      path,
      as,
      act: steps(seeDoor, (page) => typeCode(page, withTypo(host.unused[2]!)), seeText('There’s a typo')),
    },
    {
      name: 'scanner-people',
      path,
      as,
      act: steps(
        seeDoor,
        findByName,
        (page) => page.getByLabel('Name or email').fill('example'),
        seeText(/people found/),
      ),
    },
    { name: 'scanner-a-to-z', path, as, act: steps(seeDoor, findByName, seeText('Not in yet'), seeText('Show more')) },
    {
      name: 'scanner-badges',
      path,
      as,
      act: steps(
        seeDoor,
        async (page) => (await openMenu(page)).getByText('Settings of this device').click(),
        (page) => page.getByRole('button', { name: 'Own size' }).click(),
        seeText('Print automatically'),
      ),
    },
    { name: 'scanner-asks', path, as, act: steps(seeDoor, ready, askFirst(host.unused[2]!)) },
    { name: 'scanner-kiosk', path, as, act: steps(seeDoor, startKiosk), isWindow: true },
    {
      name: 'scanner-kiosk-let-in',
      path,
      as,
      act: steps(seeDoor, startKiosk, (page) => readByReader(page, host.unused[3]!), seeText(/^Welcome, /), afterFlash),
      isWindow: true,
      // The name shows for five seconds.
      widths: [390],
    },
    { name: 'scanner-inactive', path: `/scanner/${host.fresh.list_id}`, as, act: seeText(/currently inactive/) },
    { name: 'scanner-unknown', path: '/scanner/0', as, act: seeText('Scanner is not connected to a valid list.') },
    { name: 'scanner-public', path: byLink, act: seeDoor },
    { name: 'scanner-public-let-in', path: byLink, act: steps(check(host.unused[1]!, 'Checked in'), afterFlash) },
    {
      name: 'scanner-silent',
      path: byLink,
      act: steps(seeDoor, ready, (page) => page.context().setOffline(true), seeText('Working without a connection.')),
    },
    {
      name: 'scanner-closed',
      path: new URL(host.closing.url).pathname,
      act: steps(check(host.unused[4]!, 'Checked in'), afterFlash, end(host), seeText('Door closed')),
    },
    {
      name: 'scanner-two-codes',
      path,
      as,
      act: steps(showTwo(camera, host.unused), seeDoor, openCamera, seeText('Show one code at a time')),
    },
    { name: 'scanner-reconnect', path: `/scanner/${locked.list.list_id}`, as: locked.organiser, act: seeDoor },
    { name: 'scanner-choose-long', path: '/scanner', as: long.organiser, act: seeText(/^Extraordinarily/) },
    {
      name: 'scanner-long',
      path: new URL(long.link.url).pathname,
      act: steps(seeDoor, check(long.used, 'Already used'), afterFlash),
    },
    ...byLinkLeftBehind(behind),
  ]
  return scenes.map((scene) => ({ widths: doorWidths, ...scene }))
}

function byLinkLeftBehind({ organiser, namesakes, link, ending, unused }: Stage['behind']): Scene[] {
  const of = ({ url }: { url: string }) => ({ path: new URL(url).pathname, widths: doorWidths })
  return [
    {
      name: 'behind-namesakes',
      ...of(link),
      act: steps(
        seeDoor,
        findByName,
        (page) => page.getByLabel('Name or email').fill('brightwell'),
        seeText('3 people found.'),
      ),
    },
    {
      name: 'behind-held',
      ...of(ending),
      act: steps(
        seeDoor,
        ready,
        (page) => page.route('**/api/**', (route) => route.abort('connectionrefused')),
        check(unused, 'Saved, not yet confirmed'),
        () => organiser.call(removeScannerLink, { params: { listId: namesakes.id, linkId: ending.id } }),
        (page) => page.unroute('**/api/**'),
        seeText(/The organiser can sign in on this device/),
        afterFlash,
      ),
    },
  ]
}

const seeDoor = (page: Page) => doorBar(page).waitFor()

const check = (code: string, words: string) => async (page: Page) => {
  await typeCode(page, code)
  await verdict(page).getByText(words).first().waitFor()
}

/** The link is revoked while the door is open. */
const end =
  ({ organiser, list, closing }: Stage['host']) =>
  () =>
    organiser.call(removeScannerLink, { params: { listId: list.id, linkId: closing.id } })

const showTwo = (camera: FakeCamera, codes: readonly string[]) => () => {
  const [left, right] = codes.slice(5, 7).map((code) => drawn(linkOf('https://listpass.example', code)))
  camera.showPhones([
    { picture: left!, x: 480, y: 360, side: 240 },
    { picture: right!, x: 820, y: 360, side: 250 },
  ])
  return Promise.resolve()
}

const afterFlash = (page: Page) => page.locator('div[data-colour][aria-hidden="true"]').waitFor({ state: 'hidden' })

/** From now on the door could decide offline. */
const ready = (page: Page) => doorBar(page).getByText('Connected.', { exact: true }).waitFor()

const askFirst = (code: string) => async (page: Page) => {
  await (await openMenu(page)).getByText('Settings of this device').click()
  await page.getByRole('switch', { name: 'Ask before letting in' }).click()
  await readByReader(page, code)
  await page.getByRole('alertdialog', { name: 'Let in?' }).waitFor()
}

async function startKiosk(page: Page) {
  await (await openMenu(page)).getByText('Kiosk: guests scan themselves').click()
  await page.getByLabel('PIN', { exact: true }).fill('4711')
  await page.getByLabel('PIN again').fill('4711')
  await press('Start kiosk')(page)
  await page.getByText('Hold your code up to the camera.').waitFor()
}

async function openCamera(page: Page) {
  await press('Allow Camera Access')(page)
  await page.getByText('Starting the camera...').waitFor({ state: 'detached' })
}
