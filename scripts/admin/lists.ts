import { counted } from '#domain/counted.ts'
import { findBatches, findLists, findListState, type ListedList } from '../../server/admin/lists/store.ts'
import { compareLastHeld } from '../../server/features/contacts/compare-last-held.ts'
import type { Command } from './command.ts'
import { listOf, personOf, teamOf } from './find.ts'
import { facts, table } from './report.ts'

const batchesShown = 5

const listLists: Command = {
  usage: 'lists',
  what: 'all lists with their state; with --user USER those of an organiser’s teams, with --team TEAM those of one',
  options: { user: { type: 'string' }, team: { type: 'string' } },
  async run({ db }, { options }) {
    const { user, team } = options as { user?: string; team?: string }
    const lists = await findLists(db, {
      ...(user === undefined ? {} : { personId: (await personOf(db, user)).id }),
      ...(team === undefined ? {} : { teamId: (await teamOf(db, team)).id }),
    })
    const rows = lists.map((list) => ({ ...list, state: stateOf(list) }))
    const columns = {
      name: 'list',
      team: 'team',
      state: 'state',
      active_members: 'contacts',
      pending_writes: 'to be written',
      id: 'id',
    }
    return { data: { lists: rows }, sections: [table(rows, columns, { empty: 'There are no lists.' })] }
  },
}

const names = {
  name: 'Name',
  team: 'Team',
  account: 'Mailchimp account',
  id: 'Id',
  mailchimp_id: 'Id in Mailchimp',
  state: 'State',
  member_count: 'Contacts in Mailchimp, as last counted',
  active_members: 'Guests with a code',
  codes_generated_at: 'Codes made',
  default_max: 'Entries per contact',
  display_field: 'The door shows',
  webhook_mode: 'Changes arrive by',
  heard_at: 'Last heard from Mailchimp',
  polled_at: 'Last asked Mailchimp',
  hints: 'Changes not yet processed',
  pending_writes: 'Contacts to be written to Mailchimp',
  oldest_write_at: 'The oldest of them since',
  drift: 'Differs from Mailchimp',
  refused: 'Refused by Mailchimp',
  scans: 'Scans',
  let_in: 'Let in',
  last_scan_at: 'Last scan',
  links: 'Scanner links',
  rules: 'Rules',
}

const showList: Command = {
  usage: 'lists show LIST',
  what: 'one of them, by our id or by that in Mailchimp: codes, webhook, what waits to be written, work under way',
  async run({ db, services }, { named: { LIST } }) {
    const list = await listOf(db, LIST)
    const { settings, ...state } = await findListState(db, list.id)
    const batches = await findBatches(db, list.id, batchesShown)
    const held = await compareLastHeld(services, { team: list.owner_id, list: list.id }, 0)
    const about = {
      ...list,
      ...state,
      default_max: settings.default_max,
      display_field: settings.display_field,
      state: stateOf(list),
      drift: driftOf(list, held.differingContacts),
      refused: held.refusedCount,
    }
    const columns = {
      kind: 'work',
      started_at: 'begun',
      finished_at: 'finished',
      cancelled_at: 'cancelled',
      processed: 'done',
      failed: 'refused',
      total: 'of',
      notice: 'notice',
    }
    return {
      data: { list: { ...about, settings, differing_contacts: held.differingContacts }, batches },
      sections: [
        facts(about, names),
        table(batches, columns, { title: 'Work on its codes, the newest first:', empty: 'None yet.' }),
      ],
    }
  },
}

/** The most important fact about a list. */
function stateOf(list: ListedList): string {
  if (list.gone_since) return 'deleted in Mailchimp'
  if (!list.is_account_active) return 'account switched off'
  if (list.reconnect_since) return 'Mailchimp refuses the account'
  if (list.running) return list.running === 'sync' ? 'being compared with Mailchimp' : 'codes are being made'
  if (list.fields < 3) return list.fields === 0 ? 'no fields yet' : 'fields are missing'
  if (!list.codes_generated_at) return 'no codes yet'
  return list.is_scanning_on ? 'open for scans' : 'closed for scans'
}

/** The state as Listpass last knew it. `npm run verify` and the organiser's Check List Status ask Mailchimp. */
function driftOf({ fields, codes_generated_at: madeAt }: ListedList, differing: number): string {
  if (fields < 3 || !madeAt) return 'unknown'
  const seen = differing === 0 ? 'in nothing' : `in ${counted(differing, 'contact')}`
  return `${seen}, by what Mailchimp last said (npm run verify asks it)`
}

export const listCommands = [listLists, showList]
