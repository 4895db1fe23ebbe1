import { peopleByName } from '#contract/people-by-name.ts'
import * as contract from '#contract/scanning.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services, Needs } from '../../../services.ts'
import { readParty, readTime, readVisit } from '../read-visit.ts'
import type { RedeemQueue } from '../redeem-queue.ts'
import { wireVerdict } from '../wire-verdict.ts'
import { findPeopleFor, type ShownPerson, refuseUnlessByName } from './find-people.ts'
import { findByName } from './by-name/find-by-name.ts'
import type { Door } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Decided } from '../attempt.ts'
import { redeemCode, type Scan } from '../redeem-scan.ts'
import { findCodeKeys } from './store.ts'

export function peopleRoutes(serve: Serve, services: Services, queue: RedeemQueue): void {
  serve.door(contract.findPeople, async ({ door, query }) => {
    const { people, hasMore } = await findPeopleFor(services, door, { typed: query.q, occasionId: query.occasion_id })
    return { people: people.map(wirePerson), has_more: hasMore }
  })

  serve.door(peopleByName, async ({ door, query }) => {
    const { occasion_id: occasionId, only, ...place } = query
    const { people, counts, ...more } = await findByName(services, door, {
      occasionId,
      isWaiting: only !== undefined,
      ...place,
    })
    return {
      people: people.map((each) => ({ ...wirePerson(each), surname: each.surname, given: each.given })),
      ...more,
      ...(counts && { counts: { all: counts.all, not_in: counts.notIn } }),
    }
  })

  serve.door(contract.checkIn, async ({ door, params, body, language }) => {
    const scan = {
      scanId: body.scan_id,
      scannedAt: readTime(body.scanned_at),
      party: readParty(body),
      ...readVisit(body),
    }
    return wireVerdict(door, await checkIn(services, queue, door, params.contactId, scan), language)
  })
}

function wirePerson(person: ShownPerson) {
  return {
    contact_id: person.contactId,
    display_value: person.displayValue,
    email: person.email,
    code_end: person.codeEnd,
    ...(person.apart && { apart: person.apart }),
    scan_count: person.scanCount,
    max_scans: person.maxScans,
    state: person.state,
    ...(person.isUnreached && { is_unreached: true }),
  }
}

/** An ordinary scan for a guest without their code. The code is not shown either. */
async function checkIn(
  { database }: Needs<'database'>,
  queue: RedeemQueue,
  door: Door,
  contactId: string,
  scan: Omit<Scan, 'text'>,
): Promise<Decided> {
  refuseUnlessByName(door)
  const codeKey = (await findCodeKeys(database, door, [contactId])).get(contactId.toLowerCase())
  if (codeKey === undefined) throw new Refusal('not_found', 'contact_not_found')
  return redeemCode(queue, door, { ...scan, text: '', codeKey })
}
