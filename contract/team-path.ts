// A team has its own addresses: `/t/ID/app` is its dashboard. The addresses without it are those of the person's own team.

const start = /^\/t\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=\/|$)/i

/** The address at which all screens of the team begin. */
export function teamPath(teamId: string): string {
  return `/t/${teamId}`
}

/** The team that an address names, and the address of the screen inside the team. */
export function splitTeamPath(path: string): { teamId: string | undefined; rest: string } {
  const found = start.exec(path)
  if (!found) return { teamId: undefined, rest: path }
  return { teamId: found[1]!.toLowerCase(), rest: path.slice(found[0].length) || '/' }
}
