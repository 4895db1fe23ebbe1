import type { Page } from '@playwright/test'
import { typeCode } from '../door.ts'
import { press, type Scene, seeText, steps } from './scene.ts'
import type { Stage } from './stage.ts'

export function doorScenes({ host, locked, long }: Stage): Scene[] {
  const as = host.organiser
  const path = `/scanner/${host.list.list_id}`
  const byLink = new URL(host.link.url).pathname
  return [
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
      act: steps(seeDoor, (page) => page.getByText('Scanner Status').click()),
    },
    { name: 'scanner-inactive', path: `/scanner/${host.fresh.list_id}`, as, act: seeText(/currently inactive/) },
    { name: 'scanner-unknown', path: '/scanner/0', as, act: seeText('Scanner is not connected to a valid list.') },
    { name: 'scanner-public', path: byLink, act: seeDoor },
    { name: 'scanner-public-let-in', path: byLink, act: steps(check(host.unused[1]!, 'Checked in'), afterFlash) },
    { name: 'scanner-reconnect', path: `/scanner/${locked.list.list_id}`, as: locked.organiser, act: seeDoor },
    { name: 'scanner-choose-long', path: '/scanner', as: long.organiser, act: seeText(/^Extraordinarily/) },
    {
      name: 'scanner-long',
      path: new URL(long.link.url).pathname,
      act: steps(seeDoor, check(long.used, 'Already used'), afterFlash),
    },
  ]
}

const seeDoor = seeText('Connected to list:')

const check = (code: string, words: string) => async (page: Page) => {
  await typeCode(page, code)
  await page.locator('[aria-live="assertive"]').getByText(words).first().waitFor()
}

const afterFlash = (page: Page) => page.locator('div[data-colour][aria-hidden="true"]').waitFor({ state: 'hidden' })

async function openCamera(page: Page) {
  await press('Allow Camera Access')(page)
  await page.getByText('Starting the camera...').waitFor({ state: 'detached' })
}
