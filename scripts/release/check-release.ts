// What a release needs before it is packed.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

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

/** Throws with the names of uncommitted files. */
export async function requireUnchanged(root: string): Promise<void> {
  const { stdout } = await promisify(execFile)('git', ['status', '--porcelain'], { cwd: root })
  if (stdout.trim() !== '')
    throw new Error(`A release is made of what is committed. Commit or put away:\n${stdout.trimEnd()}`)
}
