import type { AppWords } from '../../en/app/index.ts'

/** The menu of a member, with their teams. */
export const menu = {
  dashboard: 'Übersicht',
  help: 'Hilfe',
  account: 'Konto und Passwort',
  language: 'Sprache',
  logOut: 'Abmelden',
  logOutThere: (name: string) => `Hier und bei ${name} abmelden`,
  here: 'Das Team dieser Seite',
  roles: { owner: 'Inhaber', editor: 'Bearbeiter', viewer: 'Betrachter', door: 'Einlass' },
  notFoundTitle: 'Team nicht gefunden',
  notFoundText:
    'Sie sind nicht in diesem Team, oder nicht mehr. Wenn Sie dazugehören sollten, bitten Sie einen Inhaber des Teams, Sie einzuladen.',
  makeTeam: 'Team erstellen',
  ownTeam: 'Zum eigenen Team',
} satisfies AppWords['menu']
