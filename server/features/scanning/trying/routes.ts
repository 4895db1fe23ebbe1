import { openTry as openTryCall, tryScan as tryScanCall } from '#contract/try-door.ts'
import * as contract from '#contract/trying.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services, Needs } from '../../../services.ts'
import { findFirstRun } from './store.ts'
import { openTry, tryScan } from './try-scan.ts'
import { findOccasionsOf } from '../../occasions/find-occasions.ts'
import { randomUUIDv7 } from 'node:crypto'
import type { Person, Team } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { findListOf } from '../../lists/find-list.ts'
import * as store from './store.ts'
import { newTicket } from './ticket.ts'

/** `wake` is called when the streams of this list have news to send. */
export function tryingRoutes(serve: Serve, services: Services, wake: (listId: string) => void): void {
  serve.editor(contract.startTry, async ({ person, team, params }) => {
    const { id, url, until, sample } = await startTry(services, { person, team }, params.listId)
    return {
      id,
      url,
      expires_at: until.toISOString(),
      sample: sample ? { qr_code: sample.code, name: sample.name, is_own: sample.isOwn } : null,
    }
  })

  serve.editor(contract.tryStatus, async ({ team, params, query }) => {
    const { opened, scan } = await findTry(services, team, params.listId, query.id)
    return {
      opened_at: opened?.at.toISOString() ?? null,
      scan: scan?.reason ? { at: scan.at.toISOString(), reason: scan.reason, name: scan.name } : null,
    }
  })

  serve.anyone(openTryCall, ({ body, ip }) => openTry(services, { ticket: body.ticket, ip }))

  serve.anyone(tryScanCall, ({ body, ip, language }) =>
    tryScan(services, { ticket: body.ticket, text: body.qr_code, ip, language }, wake),
  )

  serve.editor(contract.firstRun, async ({ team }) => {
    const found = await findFirstRun(services.database, team.id)
    const occasions = found ? (await findOccasionsOf(services, team, found.listId)).occasions : []
    return {
      first_run: found
        ? {
            list: { id: found.listId, list_id: found.mailchimpId, name: found.name },
            guests: found.guests,
            codes_made_at: found.codesAt.toISOString(),
            tried_at: found.triedAt?.toISOString() ?? null,
            doors: found.doors,
            has_times: occasions.some(({ opensAt, closesAt }) => opensAt !== null || closesAt !== null),
            opens_at: found.opensAt?.toISOString() ?? null,
          }
        : null,
    }
  })

  serve.editor(contract.closeFirstRun, async ({ team, params }) => {
    await closeFirstRun(services, team, params.listId)
    return { code: 'first_run_closed', message: '' }
  })
}

/** Makes the address of a scanner that counts nothing. Nothing is written until a phone opens it. */
async function startTry(
  services: Needs<'database' | 'keys' | 'publicUrl' | 'now'>,
  { person, team }: { person: Person; team: Team },
  listKey: string,
) {
  const list = await findListOf(services, team, listKey)
  if (list.codesGeneratedAt === null) throw new Refusal('conflict', 'no_codes_to_try')
  const of = { id: randomUUIDv7(), list: list.id, person: person.id }
  const { ticket, until } = newTicket(services.keys, of, services.now())
  const scope = { team: team.id, list: list.id }
  const sample = await store.findSample(services.database, scope, person.email)
  // In the fragment: no server and no log gets it.
  return { id: of.id, url: `${services.publicUrl}/scanner/try#${ticket}`, until, sample }
}

async function findTry(services: Needs<'database'>, team: Team, listKey: string, tryId: string | undefined) {
  const list = await findListOf(services, team, listKey)
  if (tryId === undefined) return { opened: undefined, scan: undefined }
  const happened = await store.findHappened(services.database, { team: team.id, list: list.id }, tryId)
  return {
    opened: happened.find(({ action }) => action === 'try_opened'),
    scan: happened.find(({ action }) => action === 'scan_tried'),
  }
}

/** Closes the first steps permanently, for the whole team. Closing again changes nothing. */
async function closeFirstRun(services: Needs<'database'>, team: Team, listKey: string): Promise<void> {
  const list = await findListOf(services, team, listKey)
  if (!(await store.findFirstRun(services.database, team.id))) return
  await services.database.as({ team: team.id, list: list.id }, (tx) =>
    keepRecord(tx, team, 'first_run_closed', { listId: list.id }),
  )
}
