import { splitTeamPath, teamPath } from '#contract/team-path.ts'

/** The team in the page's address. Without it, the page is about the person's own team. */
export function teamOfAddress(): string | undefined {
  return splitTeamPath(location.pathname).teamId
}

/** The address of a screen as the browser knows it, with the team of this page. */
export function wholeAddress(path: string): string {
  const base = baseOfAddress()
  return base === '/' ? path : base + path
}

/** Where the router's addresses begin. */
export function baseOfAddress(): string {
  const teamId = teamOfAddress()
  // The team's path exactly as in the address, because the router compares letter by letter.
  return teamId === undefined ? '/' : location.pathname.slice(0, teamPath(teamId).length)
}
