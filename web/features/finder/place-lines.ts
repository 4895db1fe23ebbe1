// The screens that belong to no list.
import { paths } from '../../product/paths.ts'
import type { Line } from './line.ts'
import { screenTo } from './screen-to.ts'
import { words } from './words.ts'

export function ownPlaces({ seesLists, mayScan }: { seesLists: boolean; mayScan: boolean }): Line[] {
  const guide = screenTo('Guide')
  return [
    ...(seesLists ? [place('dashboard', words.dashboard, '', paths.dashboard)] : []),
    ...(mayScan ? [place('scanner', words.scanner, '', paths.scanner)] : []),
    place('password', words.password, words.account, paths.changePassword),
    place('second-step', words.secondStep, words.account, paths.secondStep),
    place('passkeys', words.passkeys, words.account, paths.passkeys),
    place('devices', words.devices, words.account, paths.devices),
    ...(seesLists ? [place('activity', words.activity, words.account, paths.activity)] : []),
    place('team', words.team, words.account, paths.team),
    place('own-data', words.ownData, words.account, paths.ownData),
    ...(guide === undefined ? [] : [{ ...place('guide', words.help, words.helpText, guide), shape: 'help' as const }]),
    { ...place('api', words.api, words.helpText, ''), shape: 'help', does: { kind: 'leave', href: '/api/docs' } },
  ]
}

function place(id: string, title: string, detail: string, to: string): Line {
  return {
    id: `place-${id}`,
    shape: detail === words.account ? 'account' : 'place',
    title,
    detail,
    does: { kind: 'go', to },
  }
}
