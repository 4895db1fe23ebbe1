// Two installations of Listpass on this machine, each with its own database, keys and address, and one Mailchimp.
import type { Kysely } from 'kysely'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { readCommand } from '../../scripts/admin/read-command.ts'
import { printed } from '../../scripts/admin/report.ts'
import { openAsOwner } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { freePort } from './this-machine.ts'
import { atEnd } from './postgres.ts'
import { startTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts'

export type Installation = TestApp & {
  publicUrl: string
  owner: Kysely<Tables>
  /** Runs a command of the admin tool, and returns its data and its text. */
  admin: (line: string, typed?: string) => Promise<{ data: Record<string, unknown>; text: string }>
}

/** The sandbox is the caller's to close. */
export async function startInstallation(options: TestAppOptions & { sandbox: Sandbox }): Promise<Installation> {
  const port = await freePort()
  const publicUrl = `http://localhost:${port}`
  const app = await startTestApp({
    ...options,
    publicUrl,
    sandbox: { ...options.sandbox, close: () => Promise.resolve() },
  })
  await app.app.listen({ port, host: 'localhost' })
  const owner = openAsOwner({ connectionString: app.connectionString })
  atEnd(() => owner.destroy())
  return {
    ...app,
    publicUrl,
    owner,
    async admin(line, typed) {
      const called = readCommand(line.split(' '))!
      const address = { connectionString: app.connectionString }
      const withJobs = () => Promise.reject(new Error('No command of a move needs it.'))
      const open = { address, db: owner, services: app.services, withJobs }
      const report = await called.command.run(open, { ...called, ask: () => Promise.resolve(typed) })
      return { data: JSON.parse(printed(report, true)) as Record<string, unknown>, text: printed(report, false) }
    },
  }
}
