// Finds the process behind an id right now. The system reuses ids after a death, so an id alone proves nothing.
import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'

export type RunningProcess = { command: string[]; folder: string | undefined; startedAt: string }

/** Finds a running process. A dead process that its parent has not yet reaped counts as gone. */
export async function findProcess(pid: number): Promise<RunningProcess | undefined> {
  if (!mayExist(pid)) return undefined
  return process.platform === 'linux' ? findOnLinux(pid) : findWithPs(pid)
}

function mayExist(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function findOnLinux(pid: number): Promise<RunningProcess | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => undefined)
  if (stat === undefined) return undefined
  // The name in parentheses may itself hold blanks and parentheses; the state follows the last one (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return { command: command.split('\0').filter(Boolean), folder, startedAt: fields[19] ?? '' }
}

async function findWithPs(pid: number): Promise<RunningProcess | undefined> {
  const columns = ['-o', 'state=', '-o', 'lstart=', '-o', 'command=', '-p', String(pid)]
  const answer = await promisify(execFile)('ps', columns, { env: { PATH: process.env['PATH'], LC_ALL: 'C' } }).catch(
    () => undefined,
  )
  const [, state, startedAt, command] =
    /^(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)$/m.exec(answer?.stdout ?? '') ?? []
  if (!state || state.startsWith('Z')) return undefined
  return { command: [command ?? ''], folder: undefined, startedAt: startedAt ?? '' }
}
