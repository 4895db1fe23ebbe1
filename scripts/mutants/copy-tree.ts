// A copy of the working tree, committed or not, to plant mistakes in.
import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** Returns the copy's folder. The copy uses the packages of the original. */
export async function copyTree(root: string): Promise<string> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  const folder = await mkdtemp(join(tmpdir(), 'listpass-mutants-'))
  for (const path of new Set(stdout.split('\0').filter((each) => each !== ''))) {
    await mkdir(join(folder, dirname(path)), { recursive: true })
    // The file was just deleted, or its deletion is not committed yet.
    await copyFile(join(root, path), join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
