import { readFile } from 'node:fs/promises'

/** Processor time of a process so far, in seconds; zero where the system does not report it. */
export async function processorTimeOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return 0
  // The process name may contain spaces. Times are in hundredths of a second.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
