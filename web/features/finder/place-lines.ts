// The screens that belong to no list.
import type { MenuEntry } from '../../product/ask-menu.ts'
import { paths } from '../../product/paths.ts'
import { publicPath } from '../../product/public-path.ts'
import type { Line } from './line.ts'
import { words } from '../../words/finder.ts'

export function ownPlaces({ seesLists, mayScan }: { seesLists: boolean; mayScan: boolean }): Line[] {
  return [
    ...(seesLists
      ? [
          {
            ...place('dashboard', words.search.dashboard, '', paths.dashboard),
            ...(mayScan && { also: words.places.also.dashboard }),
          },
        ]
      : []),
    ...(mayScan ? [place('scanner', words.search.scanner, '', paths.scanner)] : []),
    place('password', words.search.password, words.search.account, paths.changePassword),
    place('second-step', words.search.secondStep, words.search.account, paths.secondStep),
    place('passkeys', words.search.passkeys, words.search.account, paths.passkeys),
    place('devices', words.search.devices, words.search.account, paths.devices),
    ...(seesLists ? [place('activity', words.search.activity, words.search.account, paths.activity)] : []),
    place('team', words.search.team, words.search.account, paths.team),
    {
      ...place('own-data', words.search.ownData, words.search.account, paths.ownData),
      also: words.places.also.ownData,
    },
    menuLine('log_out', words.places.menu.logOut),
    menuLine('language', words.places.menu.language),
    { ...place('guide', words.search.help, words.search.helpText, publicPath(paths.guide)), shape: 'help' },
    {
      ...place('api', words.search.api, words.search.helpText, ''),
      shape: 'help',
      does: { kind: 'leave', href: '/api/docs' },
    },
  ]
}

function menuLine(entry: MenuEntry, found: Pick<Line, 'title' | 'also'>): Line {
  return {
    id: `menu-${entry}`,
    shape: 'account',
    ...found,
    detail: words.search.account,
    does: { kind: 'menu', entry },
    isQuiet: true,
  }
}

function place(id: string, title: string, detail: string, to: string): Line {
  return {
    id: `place-${id}`,
    shape: detail === words.search.account ? 'account' : 'place',
    title,
    detail,
    does: { kind: 'go', to },
  }
}
