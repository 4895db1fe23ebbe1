import type { AppWords } from '../../en/app/index.ts'

/** The menu of a member, with their teams. */
export const menu = {
  dashboard: 'Dashboard',
  help: 'Hulp',
  account: 'Account en wachtwoord',
  language: 'Taal',
  logOut: 'Uitloggen',
  logOutThere: (name: string) => `Uitloggen, hier en bij ${name}`,
  here: 'Het team van deze pagina',
  roles: { owner: 'Eigenaar', editor: 'Bewerker', viewer: 'Kijker', door: 'Deur' },
  notFoundTitle: 'Team niet gevonden',
  notFoundText:
    'Je zit niet of niet meer in dit team. Hoor je er wel bij, vraag dan een eigenaar van het team om je uit te nodigen.',
  makeTeam: 'Team maken',
  ownTeam: 'Naar je eigen team',
} satisfies AppWords['menu']
