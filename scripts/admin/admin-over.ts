// Runs commands of the admin tool in this process.
import { withAdmin } from '../../server/admin/open-admin.ts'
import { readCommand } from './read-command.ts'
import { printed, type Report } from './report.ts'

type Place = { connectionString: string; keys: string; publicUrl: string }
type Printed = { report: Report; text: string; data: Record<string, unknown> }

/** Runs a command as the program does; `typed` is the answer to its question. No Mailchimp is reachable. */
export function adminOver({ connectionString, keys, publicUrl }: Place) {
  return async (line: string, typed?: string): Promise<Printed> => {
    const called = readCommand(line.split(' '))!
    const config = { publicUrl, mailchimpApiUrl: 'http://127.0.0.1:9/3.0' }
    const ask = () => Promise.resolve(typed)
    const report = await withAdmin({ connectionString }, keys, config, (open) =>
      called.command.run(open, { ...called, ask }),
    )
    const data = JSON.parse(printed(report, true)) as Record<string, unknown>
    return { report, text: printed(report, false), data }
  }
}
