import * as contract from '#contract/occasions.ts'
import { stopAdmissions as stopAdmissionsCall } from '#contract/tonight.ts'
import type { Serve } from '../../http/serve.ts'
import { said } from '../../kernel/said.ts'
import type { Services, Needs } from '../../services.ts'
import { addOccasions } from './add-occasions.ts'
import { changeOccasion } from './change-occasion.ts'
import type { Settling } from './check-settings.ts'
import { resumeAdmissions, stopAdmissions } from './stop-admissions.ts'
import { readForm, wireOccasion } from './wire-occasion.ts'
import type { Listed, Segment } from '../../mailchimp/audience.ts'
import type { Team } from '../../kernel/team.ts'
import { withAccount } from '../accounts/open-account.ts'
import { findListOf, refuseUnlessWorkable } from '../lists/find-list.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { noOccasion, type OccasionPlace } from './find-occasions.ts'
import * as store from './store.ts'

export function occasionsRoutes(serve: Serve, services: Services, settling: Settling): void {
  serve.editor(contract.addOccasions, async ({ team, params, body, language }) => {
    const asked = { listKey: params.listId, all: body.occasions.map(readForm) }
    const { list, occasions } = await addOccasions(services, settling, team, asked)
    const message = said('occasions_added', { occasions: occasions.length })
    return { occasions: occasions.map((each) => wireOccasion(each, list, language)), message }
  })

  serve.editor(contract.changeOccasion, async ({ team, params, body, language }) => {
    const place = { listKey: params.listId, occasionId: params.occasionId }
    const { list, occasion } = await changeOccasion(services, settling, team, { place, next: readForm(body) })
    return { occasion: wireOccasion(occasion, list, language), message: said('occasion_changed') }
  })

  serve.editor(stopAdmissionsCall, async ({ team, params, body }) => {
    const place = { listKey: params.listId, occasionId: params.occasionId }
    if (body.are_stopped) await stopAdmissions(services, settling, team, { ...place, confirmed: body.stops_whole_list })
    else await resumeAdmissions(services, settling, team, place)
    return { message: said(body.are_stopped ? 'admissions_stopped' : 'admissions_resumed') }
  })

  serve.editor(contract.segments, async ({ team, params }) => {
    const { rows, leftOut } = await findSegments(services, team, params.listId)
    const found = rows.map(({ id, name, isTag, members }) => ({ id, name, is_tag: isTag, members }))
    return { segments: found, left_out: leftOut }
  })

  serve.editor(contract.removeOccasion, async ({ team, params }) => {
    await removeOccasion(services, settling, team, { listKey: params.listId, occasionId: params.occasionId })
    return { message: said('occasion_removed') }
  })
}

/** The tags and saved segments that Mailchimp lists now, by name. */
async function findSegments(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  team: Team,
  listKey: string,
): Promise<Listed<Segment>> {
  const list = await findListOf(services, team, listKey)
  refuseUnlessWorkable(list)
  const account = { id: list.accountId, teamId: team.id }
  const { rows, leftOut } = await withAccount(services, account, 'person', (login) =>
    login.audience(list.mailchimpId).listSegments(),
  )
  return { rows: rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id), leftOut }
}

/** Removes an occasion that no scanner link opens. Its row stays for its scans. */
async function removeOccasion(
  services: Needs<'database'>,
  settling: Settling,
  team: Team,
  { listKey, occasionId }: OccasionPlace,
): Promise<void> {
  const list = await findListOf(services, team, listKey)
  if (occasionId === list.id) throw new Refusal('conflict', 'main_occasion_stays')
  await services.database.as({ team: team.id, list: list.id }, async (tx) => {
    const removed = await store.remove(tx, list.id, occasionId)
    if (!removed) throw noOccasion()
    // Changing a link to this occasion locks the occasion. So any such link is committed by now, and found here.
    const links = await settling.countLinks(tx, list.id, occasionId)
    if (links > 0) throw new Refusal('conflict', 'links_open_occasion', { params: { links } })
    await keepRecord(tx, team, 'occasion_removed', {
      listId: list.id,
      details: { occasion: occasionId, name: removed.name },
    })
  })
  settling.wake(list.id)
}
