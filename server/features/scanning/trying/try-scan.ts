// A scan at the scanner of a try: what a door would say, with nothing counted.
import type { Verdict } from '#contract/scanning.ts'
import { codeInText } from '#domain/link.ts'
import { maskEmails } from '#domain/mask-email.ts'
import type { Language } from '#domain/spoken.ts'
import { say } from '#words/say.ts'
import { wordsIn } from '#words/door.ts'
import { takeTokenIfLeft } from '../../../database/throttle.ts'
import { networkOf } from '../../../kernel/network.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { findListOf } from '../../lists/find-list.ts'
import { findOccasionOf } from '../../occasions/find-occasions.ts'
import { findPeople } from '../../teams/change-people.ts'
import { findMember } from '../../teams/find-member.ts'
import { rehearse } from '../occasions/rehearse.ts'
import * as store from './store.ts'
import { readTicket } from './ticket.ts'

type NeededHere = Needs<'database' | 'keys' | 'now'>

type Asked = { ticket: string; ip: string }

/** Limits the calls of one try. A real phone needs a fraction of them. */
const usesOfTry = { capacity: 60, secondsEach: 5 }
/** Limits made-up tickets per network. Good ones are never counted. */
const wrongTickets = { capacity: 60, secondsEach: 10 }

export async function openTry(services: NeededHere, asked: Asked) {
  const { team, ticket } = await findTryOf(services, asked)
  const list = await findListOf(services, team, ticket.list)
  await services.database.as({ team: team.id, list: list.id }, (tx) =>
    keepRecord(tx, team, 'try_opened', { listId: list.id, details: { try: ticket.id } }),
  )
  return { list_name: list.name, expires_at: new Date(ticket.until).toISOString() }
}

/** `wake`: called so that pages that wait for this scan get its news. */
export async function tryScan(
  services: NeededHere,
  { text, language, ...asked }: Asked & { text: string; language: Language },
  wake: (listId: string) => void,
): Promise<Verdict> {
  const { team, ticket } = await findTryOf(services, asked)
  const scope = { team: team.id, list: ticket.list }
  const codeKey = codeInText(text)
  if (codeKey === undefined) return unknownTo('malformed', services.now(), language)
  const contactId = await store.findContactOf(services.database, scope, codeKey)
  if (contactId === undefined) return unknownTo('unknown_code', services.now(), language)
  const place = { listKey: ticket.list, occasionId: ticket.list }
  const { occasion } = await findOccasionOf(services, team, place)
  // Before the opening, the verdict is that of the opening, because the organiser wants to know what doors will say.
  const at = new Date(Math.max(services.now().getTime(), occasion.opensAt?.getTime() ?? 0))
  const { verdict } = await rehearse(services, team, place, { contactId, at, isExit: false, language })
  await services.database.as(scope, async (tx) => {
    const details = { try: ticket.id, contact: contactId, reason: verdict.reason }
    await keepRecord(tx, team, 'scan_tried', { listId: ticket.list, details })
    await store.noteTried(tx, ticket.list, contactId)
  })
  wake(ticket.list)
  const { data } = verdict
  return { ...verdict, data: data && { ...data, display_field_value: maskEmails(data.display_field_value) } }
}

/** The try ends early for a person who may no longer scan the list. */
async function findTryOf(services: NeededHere, { ticket: text, ip }: Asked) {
  const ticket = readTicket(services.keys, text, services.now())
  if (!ticket) throw await wrongTicket(services, ip)
  if (!(await takeTokenIfLeft(services.database, `try:${ticket.id}`, usesOfTry))) throw tooMany()
  // The session of the person was checked when the try began.
  const person = { id: ticket.person, name: '', email: '', sessionId: '', isStrong: true }
  const found = await findMember(services, person, 'editor', { teamId: undefined, listKey: ticket.list })
  const { name = '' } = (await findPeople(services, found)).find(({ id }) => id === ticket.person) ?? {}
  const team: Team = { ...found, member: { ...found.member, name } }
  return { ticket, team }
}

async function wrongTicket({ database }: Needs<'database'>, ip: string): Promise<Refusal> {
  return (await takeTokenIfLeft(database, `wrong-try:${networkOf(ip)}`, wrongTickets))
    ? new Refusal('not_found', 'try_is_over')
    : tooMany()
}

function tooMany(): Refusal {
  return new Refusal('too_many', 'too_many_tries')
}

function unknownTo(reason: 'malformed' | 'unknown_code', now: Date, language: Language): Verdict {
  const nothing = { displayValue: '', scanCount: 0, maxScans: 0, firstScan: undefined, otherList: undefined }
  return {
    success: false,
    reason,
    message: say({ reason, ...nothing }, wordsIn(language).sentences),
    data: null,
    max_scans: null,
    remaining: null,
    first_scan: null,
    colour: 'dark-red',
    received_at: now.toISOString(),
    standing: null,
    visit: null,
  }
}
