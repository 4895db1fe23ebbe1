import { counted } from '#domain/counted.ts'
import type { Admin } from '../../server/admin/open-admin.ts'
import { enqueueAgain } from '../../server/backup/enqueue-again.ts'
import { askInstallation } from '../../server/features/teams/moved/ask-installation.ts'
import { type Imported, importTeam } from '../../server/moving/import-team.ts'
import { type Hook, setUpHooks } from '../../server/moving/set-up-hooks.ts'
import type { TeamHead } from '../../server/moving/team-dump.ts'
import { readTeamFile } from '../../server/moving/team-file.ts'
import type { Command } from './command.ts'
import { sentences } from './report.ts'

export const importCommand: Command = {
  usage: 'import-team FILE',
  what: 'takes in a team from the file of export-team, whose key it asks for unless --key is given; with --dry-run it only says what would come; --unasked if the former installation does not answer',
  options: { key: { type: 'string' }, 'dry-run': { type: 'boolean' }, unasked: { type: 'boolean' } },
  async run(admin, { named: { FILE }, options, ask }) {
    const key = (options['key'] as string | undefined) ?? (await ask('The key of the file: ')) ?? ''
    const isDryRun = options['dry-run'] === true
    const askThere = (head: TeamHead) => requireOpenMove(admin, head, options['unasked'] === true)
    const takeUp = enqueueAgain(admin.address)
    const imported = await readTeamFile(FILE, key.trim(), (dump) =>
      importTeam(admin, { dump, isDryRun, takeUp, ask: askThere }),
    )
    const hooks = isDryRun ? [] : await setUpHooks(admin, imported.head.move)
    const { head, ...counts } = imported
    const data = { team: head.team.id, from: head.from, is_dry_run: isDryRun, ...counts, hooks }
    return { data, sections: [sentences(...tell(imported, isDryRun), ...tellHooks(hooks))] }
  },
}

/** A file whose team stayed in its former place must not make a second team. */
async function requireOpenMove({ services }: Admin, head: TeamHead, isUnasked: boolean): Promise<void> {
  if (head.listpass_team !== 1) throw new Error('The file is of another release of Listpass. Nothing was imported.')
  if (head.to !== services.publicUrl)
    throw new Error(
      `The team was exported for ${head.to}, and the PUBLIC_URL of this installation is ${services.publicUrl}. ` +
        'Export it again with --to this address. Nothing was imported.',
    )
  const state = await askInstallation(head.from, head.move).catch(() => undefined)
  if (state?.leaves_to === services.publicUrl) return
  if (state)
    throw new Error(
      `At ${head.from} the team has not left for ${services.publicUrl} by this file. Nothing was imported.`,
    )
  if (isUnasked) return
  throw new Error(
    `${head.from} does not answer, so Listpass cannot know whether the team was kept there. If it was not, add --unasked. ` +
      'Nothing was imported.',
  )
}

function tell({ head, rows, isHereAlready, shared, seconds, jobs }: Imported, isDryRun: boolean): string[] {
  const { name } = head.team
  if (isHereAlready) return [`${name} is here already.`]
  const figures = [
    counted(rows['memberships'] ?? 0, 'member', 'members'),
    counted(rows['lists'] ?? 0, 'list', 'lists'),
    counted(rows['contacts'] ?? 0, 'contact', 'contacts'),
    counted(rows['scans'] ?? 0, 'scan', 'scans'),
    counted(jobs, 'unfinished job', 'unfinished jobs'),
  ].join(', ')
  return [
    isDryRun ? `Nothing was changed. With ${name} would come: ${figures}.` : `${name} is here now: ${figures}.`,
    ...shared.map(
      (list) => `Another team here has connected the audience of ${list} too. Their codes and counts stay apart.`,
    ),
    ...seconds.map(
      (email) =>
        `${email} has another account here. This member signs in with the password that they had, and should not ask for a new ` +
        'one: that would be for the other account.',
    ),
  ]
}

function tellHooks(hooks: Hook[]): string[] {
  return hooks.map(({ list, trouble }) =>
    trouble === undefined
      ? `Mailchimp tells this installation of changes in ${list} now.`
      : `The webhook of ${list} was not set up: ${trouble} Run this again to try once more.`,
  )
}
