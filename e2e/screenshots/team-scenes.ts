import type { Page } from '@playwright/test'
import { addColleague, inviteByMail } from '../colleague.ts'
import { doorBar } from '../door.ts'
import { openList, registerOrganiser } from '../organiser.ts'
import type { Product } from '../product.ts'
import { press, type Scene, seeDialog, seeHeading, seeText, steps, threeWidths } from './scene.ts'

/** A team with all four roles and an open invitation. */
export async function prepareTeam(product: Product) {
  const owner = await registerOrganiser(product, 'Gala Society')
  const { list } = await openList(product, owner)
  const { colleague: editor, teamId } = await addColleague(product, owner, 'editor', 'Ines Moreau')
  const { colleague: viewer } = await addColleague(product, owner, 'viewer', 'Kofi Mensah')
  const { colleague: door } = await addColleague(product, owner, 'door', 'Dana Vale', [list.id])
  const link = await inviteByMail(product, owner, 'pia.lindqvist@example.com', 'door', [list.id])
  return { owner, editor, viewer, door, teamId, list, join: `/join${link.slice(link.indexOf('#'))}` }
}

export function teamScenes({ owner, editor, viewer, door, teamId, list, join }: TeamStage): Scene[] {
  const team = '/account/team'
  const inTeam = (path: string) => `/t/${teamId}${path}`
  const scenes: Scene[] = [
    { name: 'team-owner', path: team, as: owner, act: steps(seeTable, seeText('pia.lindqvist')) },
    {
      name: 'team-invite-door',
      path: team,
      as: owner,
      act: steps(
        seeTable,
        (page) => page.getByLabel('Role', { exact: true }).selectOption('Door'),
        seeText('Lists to scan'),
      ),
    },
    {
      name: 'team-role',
      path: team,
      as: owner,
      act: steps(press('Change role: Dana Vale'), seeDialog),
      isWindow: true,
    },
    { name: 'team-remove', path: team, as: owner, act: steps(press('Remove: Dana Vale'), seeDialog), isWindow: true },
    { name: 'team-viewer', path: inTeam(team), as: viewer, act: seeTable },
    { name: 'team-door', path: inTeam(team), as: door, act: seeHeading('Leave this team') },
    { name: 'team-dashboard-viewer', path: inTeam('/app'), as: viewer, act: seeTable },
    {
      name: 'team-dashboard-menu',
      path: inTeam('/app'),
      as: editor,
      act: steps(seeTable, press('Ines Moreau')),
      isWindow: true,
      widths: [1280],
    },
    {
      name: 'team-phone-menu',
      path: inTeam('/app'),
      as: editor,
      act: steps(seeTable, press('Open menu'), press('Ines Moreau')),
      isWindow: true,
      widths: [390],
    },
    {
      name: 'team-list-viewer',
      path: inTeam(`/app/qr-manager/${list.id}/tonight`),
      as: viewer,
      act: seeText(/of \d+ guests? came/),
    },
    {
      name: 'team-list-viewer-guests',
      path: inTeam(`/app/qr-manager/${list.id}/guests`),
      as: viewer,
      act: seeText('ada@example.com'),
    },
    {
      name: 'team-list-viewer-doors',
      path: inTeam(`/app/qr-manager/${list.id}/doors`),
      as: viewer,
      act: seeText('Only editors can open this part'),
    },
    { name: 'team-scanners', path: inTeam('/app'), as: door, act: seeHeading('QR Code Scanner') },
    { name: 'team-scanner', path: inTeam(`/scanner/${list.id}`), as: door, act: (page) => doorBar(page).waitFor() },
    { name: 'team-activity', path: '/account/activity', as: owner, act: seeTable },
    {
      name: 'team-unknown',
      path: inTeam('/app').replace(/.{8}\/app/, '00000000/app'),
      as: owner,
      act: seeHeading('Team not found'),
    },
    { name: 'join-visitor', path: join, act: seeText('invites you to the team') },
    { name: 'join-other', path: join, as: viewer, act: seeText('This invitation is for') },
    { name: 'join-broken', path: '/join', act: seeText('This link isn’t complete.') },
    {
      name: 'team-delete',
      path: '/account/data',
      as: editor,
      act: steps(press('Delete my account'), seeDialog),
      isWindow: true,
    },
  ]
  return scenes.map((scene) => ({ widths: threeWidths, ...scene }))
}

type TeamStage = Awaited<ReturnType<typeof prepareTeam>>

const seeTable = (page: Page) => page.getByRole('table').first().waitFor()
