/** Throws a sentence if CHANGELOG.md lacks the news or the date of this version. */
export function checkChanges(changes: string, version: string): void {
  const headings = [...changes.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!)
  const [newest] = headings
  const [named, said] = newest?.split(', ') ?? []
  if (named !== version) {
    throw new Error(
      `CHANGELOG.md should begin with "## ${version}, " and the day, and begins with "${newest ?? 'nothing'}".`,
    )
  }
  if (!said || !/^\d{4}-\d\d-\d\d$/.test(said))
    throw new Error(`CHANGELOG.md should say "## ${version}, " and the day on which it comes, and says "${newest}".`)
  const text = changes.split(/^## .+$/m)[1] ?? ''
  if (!/^- /m.test(text)) throw new Error(`CHANGELOG.md says nothing of what is new in ${version}.`)
}
