// Moving a team to another installation: export there, import here, and the end of the move at the former place.
import * as z from 'zod/mini'
import { teamArrived } from '#contract/moves.ts'
import { counted } from '#domain/counted.ts'
import type { Admin } from '../../server/admin/open-admin.ts'
import { enqueueAgain } from '../../server/backup/enqueue-again.ts'
import { setUpWebhook } from '../../server/features/webhooks/set-up-webhook.ts'
import { MailchimpTrouble } from '../../server/kernel/mailchimp-trouble.ts'
import { Refusal } from '../../server/kernel/refusal.ts'
import { exportTeam, type TeamHead } from '../../server/moving/export-team.ts'
import { importTeam } from '../../server/moving/import-team.ts'
import { findDeparture, retire, takeBack } from '../../server/moving/leave.ts'
import { readTeamFile } from '../../server/moving/team-file.ts'
import { publicUrl } from '../../server/setting-types.ts'
import { type Command, WrongUse } from './command.ts'
import { teamOf } from './find.ts'
import { type Report, sentences } from './report.ts'

const exportCommand: Command = {
  usage: 'export-team TEAM FILE',
  what: 'moves a team to another Listpass, --to its address: the team stops here, and FILE has all of it',
  options: { to: { type: 'string' } },
  async run(admin, { named: { TEAM, FILE }, options }) {
    const team = await teamOf(admin.db, TEAM)
    const to = addressOf(options['to'], admin.services.publicUrl)
    const { key, bytes, moveId, rows } = await exportTeam(admin, team, { path: FILE, to })
    return said(
      { team: team.id, to, move: moveId, key, bytes, rows },
      `${team.name} moves to ${to}. ${FILE} has all of it, ${counted(Math.ceil(bytes / 1024), 'kB', 'kB')}: ${figures(rows)}. Its key is:`,
      key,
      'Take the file to the other installation, and run there at once, because no scan is confirmed until then:',
      '  npm run admin -- import-team FILE',
      `If the team is to stay here after all: npm run admin -- keep-team ${team.id}`,
    )
  },
}

/** The address as a server has it in PUBLIC_URL. */
function addressOf(to: string | boolean | undefined, own: string): string {
  if (typeof to !== 'string') throw new WrongUse('Name the address of the other installation: --to https://…')
  const { success, data: address } = z.safeParse(publicUrl, to)
  if (!success)
    throw new WrongUse(
      `--to should be the address of the other installation, such as https://guests.example.com, and not ${to}.`,
    )
  if (address === own) throw new WrongUse(`${address} is the address of this installation.`)
  return address
}

function figures(rows: Record<string, number>): string {
  return [
    counted(rows['memberships'] ?? 0, 'member', 'members'),
    counted(rows['lists'] ?? 0, 'list', 'lists'),
    counted(rows['contacts'] ?? 0, 'contact', 'contacts'),
    counted(rows['scans'] ?? 0, 'scan', 'scans'),
  ].join(', ')
}

const importCommand: Command = {
  usage: 'import-team FILE',
  what: 'takes in a team from the file of export-team, whose key it asks for unless --key is given; with --dry-run it only says what would come; --unasked if the former installation does not answer; --same-people if members with an account here are the same people',
  options: {
    key: { type: 'string' },
    'dry-run': { type: 'boolean' },
    unasked: { type: 'boolean' },
    'same-people': { type: 'boolean' },
  },
  async run(admin, { named: { FILE }, options, ask }) {
    const key = (options['key'] as string | undefined) ?? (await ask('The key of the file: ')) ?? ''
    const isDryRun = options['dry-run'] === true
    const tell = (head: TeamHead) => tellFormer(head, options['unasked'] === true)
    const takeUp = enqueueAgain(admin.address)
    const areSame = options['same-people'] === true
    const { head, rows, shared, same, jobs, isHereAlready } = await readTeamFile(FILE, key.trim(), (dump) =>
      importTeam(admin, { dump, isDryRun, areSame, takeUp, tell }),
    )
    if (isHereAlready) await tell(head)
    const { id, name } = head.team
    const what = `${figures(rows)}, ${counted(jobs, 'unfinished job', 'unfinished jobs')}`
    return said(
      { team: id, from: head.from, is_dry_run: isDryRun, rows, shared, same, jobs, isHereAlready },
      isHereAlready
        ? `${name} is here already.`
        : isDryRun
          ? `Nothing was changed. With ${name} would come: ${what}.`
          : `${name} is here now: ${what}.`,
      ...shared.map(
        (list) => `Another team here has connected the audience of ${list} too. Their codes and counts stay apart.`,
      ),
      ...same.map((email) => `${email} signs in with the account that was here, and its password.`),
      ...(isDryRun ? [] : await setUpHooks(admin, id)),
    )
  },
}

/** From then on, former addresses lead here. Throws a message if the team has stayed there, or may have. */
async function tellFormer({ from, move, to }: TeamHead, isUnasked: boolean): Promise<void> {
  const answer = await fetch(from + teamArrived.path.replace(':moveId', move), {
    method: teamArrived.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ at: to }),
    redirect: 'error',
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined)
  // A page of something on the way is no answer of Listpass.
  if (answer?.ok && teamArrived.answer.safeParse(await answer.json().catch(() => undefined)).success) return
  if (answer?.status === 404)
    throw new Error(`At ${from} the team has not left for ${to} by this file. Nothing was imported.`)
  if (isUnasked) return
  throw new Error(
    `${from} does not answer, so it cannot lead people here. Start it, or add --unasked if you are certain that the team was not ` +
      'kept there. Nothing was imported.',
  )
}

/** Mailchimp still calls the former address. */
async function setUpHooks({ db, services }: Admin, teamId: string): Promise<string[]> {
  const lists = await db
    .selectFrom('lists')
    .select(['id', 'name'])
    .where('owner_id', '=', teamId)
    .where('webhook_mode', '=', 'webhook')
    .orderBy('name')
    .execute()
  const told: string[] = []
  for (const { id, name } of lists)
    try {
      await setUpWebhook(services, { id: teamId }, id, 'webhook')
      told.push(`Mailchimp tells this installation of changes in ${name} now.`)
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof MailchimpTrouble)) throw error
      told.push(`The webhook of ${name} was not set up: ${error.message} Run this again to try once more.`)
    }
  return told
}

const keepCommand: Command = {
  usage: 'keep-team TEAM',
  what: 'gives up a move that has not arrived: the team goes on here; --lost if the installation that has it is lost',
  options: { lost: { type: 'boolean' } },
  async run({ db, address }, { named: { TEAM }, options }) {
    const team = await departed(db, TEAM)
    await takeBack(address, team.id, options['lost'] === true, enqueueAgain(address))
    return said({ team: team.id }, `${team.name} goes on here. Delete its file: it is refused from now on.`)
  },
}

const retireCommand: Command = {
  usage: 'retire-team TEAM',
  what: 'deletes the rest of a team that has moved, so that its former links lead nowhere; asks for its name, unless --yes is given',
  options: { yes: { type: 'boolean' } },
  async run({ db }, { named: { TEAM }, options, ask }) {
    const team = await departed(db, TEAM)
    if (team.arrivedAt === null) throw new Error(`${team.name} has not arrived at ${team.to}. Nothing was deleted.`)
    if (options['yes'] !== true) {
      const question = `Scanner links, guest pages and webhooks with this installation’s address end for ${team.name}. Type its name: `
      if ((await ask(question))?.trim() !== team.name)
        throw new Error('Nothing was deleted: the name was not typed. In scripts, use --yes.')
    }
    await retire(db, team.id)
    return said({ team: team.id }, `${team.name} is at ${team.to} alone now.`)
  },
}

async function departed(db: Admin['db'], key: string) {
  const { id, name } = await teamOf(db, key)
  const departure = await findDeparture(db, id)
  if (!departure) throw new Error(`${name} has not been exported.`)
  return { ...departure, id, name }
}

function said(data: Report['data'], ...lines: string[]): Report {
  return { data, sections: [sentences(...lines)] }
}

export const moveCommands = [exportCommand, importCommand, keepCommand, retireCommand]
