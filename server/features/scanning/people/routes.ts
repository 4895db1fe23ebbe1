import { peopleByName } from '#contract/people-by-name.ts'
import * as contract from '#contract/scanning.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { readTime, readVisit } from '../read-visit.ts'
import type { RedeemQueue } from '../redeem-queue.ts'
import { wireVerdict } from '../wire-verdict.ts'
import { checkIn } from './check-in.ts'
import { findPeopleFor, type ShownPerson } from './find-people.ts'
import { findByName } from './by-name/find-by-name.ts'

export function peopleRoutes(serve: Serve, services: Services, queue: RedeemQueue): void {
  serve.door(contract.findPeople, async ({ door, query }) => {
    const { people, hasMore } = await findPeopleFor(services, door, { typed: query.q, occasionId: query.occasion_id })
    return { people: people.map(wirePerson), has_more: hasMore }
  })

  serve.door(peopleByName, async ({ door, query }) => {
    const { occasion_id: occasionId, only, ...place } = query
    const { people, ...more } = await findByName(services, door, {
      occasionId,
      isWaiting: only !== undefined,
      ...place,
    })
    return {
      people: people.map((each) => ({ ...wirePerson(each), surname: each.surname, given: each.given })),
      ...more,
    }
  })

  serve.door(contract.checkIn, async ({ door, params, body, language }) => {
    const scan = { scanId: body.scan_id, scannedAt: readTime(body.scanned_at), ...readVisit(body) }
    return wireVerdict(door, await checkIn(services, queue, door, params.contactId, scan), language)
  })
}

function wirePerson(person: ShownPerson) {
  return {
    contact_id: person.contactId,
    display_value: person.displayValue,
    email: person.email,
    code_end: person.codeEnd,
    scan_count: person.scanCount,
    max_scans: person.maxScans,
    state: person.state,
    ...(person.isUnreached && { is_unreached: true }),
  }
}
