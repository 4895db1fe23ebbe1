import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Throws with the names of uncommitted files. */
export async function requireUnchanged(root: string): Promise<void> {
  const { stdout } = await promisify(execFile)('git', ['status', '--porcelain'], { cwd: root })
  if (stdout.trim() !== '')
    throw new Error(`A release is made of what is committed. Commit or put away:\n${stdout.trimEnd()}`)
}
