// Moving a team to another installation: export there, import here, and the end of the move at the former place.
import * as z from 'zod/mini'
import { counted } from '#domain/counted.ts'
import { exportTeam, requireWayFor } from '../../server/moving/export-team.ts'
import { findExtent } from '../../server/moving/find-extent.ts'
import { findDeparture } from '../../server/moving/leave.ts'
import { requireStaying, retire, takeBack } from '../../server/moving/end-move.ts'
import { askInstallation } from '../../server/features/teams/moved/ask-installation.ts'
import { publicUrl } from '../../server/setting-types.ts'
import { enqueueAgain } from '../../server/backup/enqueue-again.ts'
import type { ListedTeam } from '../../server/admin/teams/store.ts'
import { type Command, WrongUse } from './command.ts'
import { teamOf } from './find.ts'
import { importCommand } from './import-team.ts'
import { facts, type Report, sentences } from './report.ts'

const extentNames = {
  members: 'Members',
  lists: 'Lists',
  contacts: 'Contacts',
  scans: 'Scans',
  links: 'Scanner links',
  webhooks: 'Webhooks to set up anew',
  waiting: 'Changes that wait for Mailchimp',
  open_batches: 'Unfinished generations and syncs',
}

const exportCommand: Command = {
  usage: 'export-team TEAM FILE',
  what: 'moves a team to another Listpass, --to its address: the team stops here, and FILE has all of it; with --dry-run it only says what would move',
  options: { to: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run(admin, { named: { TEAM, FILE }, options }) {
    const team = await teamOf(admin.db, TEAM)
    const to = addressOf(options['to'], admin.services.publicUrl)
    await requireWayFor(admin, team, to)
    const { shared_members: shared, ...extent } = await findExtent(admin.db, team.id)
    const moving = facts({ ...extent }, extentNames, `${team.name} moves to ${to}:`)
    const alsoHere = shared.map(
      (email) =>
        `${email} is in other teams here too. The hash of the password and the second step go along, and stay here.`,
    )
    if (options['dry-run'] === true) {
      const lines = sentences(
        'Nothing was changed. An export stops the team here, and its doors decide by themselves until the other installation has it. ' +
          'Passkeys stay behind, because a browser offers them at their own address only.',
        ...alsoHere,
      )
      return { data: { team: team.id, to, ...extent }, sections: [moving, lines] }
    }
    const { key, bytes, moveId } = await exportTeam(admin, team, { path: FILE, to })
    const lines = sentences(
      `${FILE} has all of ${team.name}, ${counted(Math.ceil(bytes / 1024), 'kB', 'kB')}. Its key is:`,
      key,
      'Take the file to the other installation, and run there at once, because no scan is confirmed until then:',
      '  npm run admin -- import-team FILE',
      ...alsoHere,
      `If the team is to stay here after all: npm run admin -- keep-team ${team.id}`,
    )
    return { data: { team: team.id, to, move: moveId, key, bytes, ...extent }, sections: [moving, lines] }
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

const keepCommand: Command = {
  usage: 'keep-team TEAM',
  what: 'gives up a move that has not arrived: the team goes on here; --unasked if the other installation does not answer',
  options: { unasked: { type: 'boolean' } },
  async run({ db, address }, { named: { TEAM }, options }) {
    const { team, departure } = await departureOf(db, TEAM)
    await requireStaying(db, team.id, departure, options['unasked'] === true)
    await takeBack(address, team.id, departure, enqueueAgain(address))
    return said({ team: team.id }, `${team.name} goes on here. Delete its file: it is refused from now on.`)
  },
}

const retireCommand: Command = {
  usage: 'retire-team TEAM',
  what: 'deletes the rest of a team that has moved, so that its former links lead nowhere; asks for its name, unless --yes is given',
  options: { yes: { type: 'boolean' } },
  async run({ db }, { named: { TEAM }, options, ask }) {
    const { team, departure } = await departureOf(db, TEAM)
    const state = await askInstallation(departure.to, departure.moveId).catch(() => undefined)
    if (state?.has_arrived !== true)
      throw new Error(`${departure.to} does not say that ${team.name} is there. Nothing was deleted.`)
    if (options['yes'] !== true) {
      const question = `Scanner links, guest pages and webhooks with this installation’s address end for ${team.name}. Type its name: `
      if ((await ask(question))?.trim() !== team.name)
        throw new Error('Nothing was deleted: the name was not typed. In scripts, use --yes.')
    }
    await retire(db, team.id)
    return said({ team: team.id }, `${team.name} is at ${departure.to} alone now.`)
  },
}

async function departureOf(db: Parameters<typeof teamOf>[0], key: string) {
  const team: ListedTeam = await teamOf(db, key)
  const departure = await findDeparture(db, team.id)
  if (!departure) throw new Error(`${team.name} has not been exported.`)
  return { team, departure }
}

function said(data: Report['data'], ...lines: string[]): Report {
  return { data, sections: [sentences(...lines)] }
}

export const moveCommands = [exportCommand, importCommand, keepCommand, retireCommand]
