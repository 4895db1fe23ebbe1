import type { Page } from '@playwright/test'
import type { notices } from '#contract/notices.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { amend, fail, press, type Scene, seeDialog, seeText, steps, threeWidths } from './scene.ts'
import type { Stage } from './stage.ts'

/** The search of the bar, and the notifications. */
export function barScenes({ host, long }: Stage): Scene[] {
  const as = host.organiser
  const path = `/app/qr-manager/${host.list.id}`
  const told = (answer: AnswerOf<typeof notices>) => ({ ...answer, is_on: true, notices: happened(host.list) })
  const again = (page: Page) => page.reload()
  const common = { path, as, widths: threeWidths, isWindow: true } as const
  return [
    { ...common, name: 'search-empty', act: search('') },
    { ...common, name: 'search-found', act: steps(search('ok'), seeText('Chloé')) },
    { ...common, name: 'search-none', act: steps(search('zzzz'), seeText('Nothing matches')) },
    {
      ...common,
      name: 'search-failed',
      act: steps(fail('**/api/guests?*'), search('gala'), seeText('Guests couldn’t be searched')),
    },
    {
      ...common,
      name: 'search-long',
      path: `/app/qr-manager/${long.list.id}`,
      as: long.organiser,
      act: search('extraordinarily'),
    },
    { ...common, name: 'search-stop', act: steps(search('stop'), (page) => page.keyboard.press('Enter'), seeDialog) },
    {
      ...common,
      name: 'notifications',
      act: steps(amend('**/api/notices', told), again, press(/^Notifications, 4 new/), seeDialog),
    },
    {
      ...common,
      name: 'notifications-vips',
      path: `${path}/settings#notifying`,
      act: steps(press('Change VIPs'), seeDialog, (page) => page.getByLabel('Who is a VIP?').selectOption('field')),
    },
    {
      name: 'notifications-card',
      path: `${path}/settings#notifying`,
      as,
      widths: threeWidths,
      act: seeText('No one is a VIP'),
    },
  ]
}

const search = (text: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Search or jump to' }).click()
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(text)
}

function happened({ id, name }: { id: string; name: string }): AnswerOf<typeof notices>['notices'] {
  const at = '2026-11-28T19:14:00.000Z'
  const common = {
    list_id: id,
    list_name: name,
    at,
    told_at: at,
    occasion: 'Saturday night',
    guest: null,
    door: null,
    inside: null,
    capacity: null,
    field: null,
    value: null,
    is_over: false,
    is_new: true,
  }
  return [
    { ...common, no: 5, kind: 'value_refused', field: 'MEAL', value: 'Served' },
    { ...common, no: 4, kind: 'door_silent', door: 'South gate' },
    { ...common, no: 3, kind: 'nearly_full', inside: 452, capacity: 500 },
    { ...common, no: 2, kind: 'vip_arrived', guest: 'Chloé Okafor', door: 'North gate' },
    { ...common, no: 1, kind: 'door_silent', door: 'Garden', is_new: false, is_over: true },
  ]
}
