/** The menu of a member, with their teams. */
export const menu = {
  dashboard: 'Dashboard',
  help: 'Help',
  account: 'Account and password',
  language: 'Language',
  logOut: 'Logout',
  logOutThere: (name: string) => `Logout here and at ${name}`,
  here: 'The team of this page',
  roles: { owner: 'Owner', editor: 'Editor', viewer: 'Viewer', door: 'Door' },
  notFoundTitle: 'Team not found',
  notFoundText: 'You are not in this team, or not any more. If you should be, ask an owner of the team to invite you.',
  makeTeam: 'Make a team',
  ownTeam: 'Go to your own team',
}
