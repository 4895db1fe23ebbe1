import type { Page } from '@playwright/test'
import type { Sharing } from '#contract/merging.ts'
import { amend, press, type Scene, seeDialog, seeText, steps, threeWidths } from './scene.ts'
import type { Stage } from './stage.ts'

/** Two teams with one audience, on the page of the list. */
export function sharingScenes({ shared }: Stage): Scene[] {
  const path = `/app/qr-manager/${shared.list.id}`
  const as = shared.organiser
  const common = { path, as, widths: threeWidths }
  const again = (page: Page) => page.reload()
  const standing = (change: Partial<Sharing>) =>
    steps(
      amend('**/sharing', (answer: Sharing) => ({ ...answer, ...change })),
      again,
    )
  const asks = [{ id: '1', team_name: 'Harbour Nights door team', asked_at: '2036-05-01T18:30:00.000Z' }]
  const wanted = steps(standing({ asks }), seeText('asks to share this list'))
  return [
    { ...common, name: 'manager-shared', act: seeText('Another team uses this Mailchimp audience too') },
    { ...common, name: 'manager-shared-ask', act: steps(press('Ask to make one list'), seeDialog), isWindow: true },
    {
      ...common,
      name: 'manager-shared-asked',
      act: steps(standing({ asked_at: '2036-05-01T18:30:00.000Z' }), seeText('You asked the other team')),
    },
    { ...common, name: 'manager-shared-wanted', act: wanted },
    { ...common, name: 'manager-shared-accept', act: steps(wanted, press('Accept…'), seeDialog), isWindow: true },
    {
      ...common,
      name: 'manager-shared-apart',
      path: `${path}/settings`,
      act: steps(standing({ stays_apart: true }), seeText('You keep this list')),
    },
  ]
}
