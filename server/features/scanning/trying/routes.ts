import { openTry as openTryCall, tryScan as tryScanCall } from '#contract/try-door.ts'
import * as contract from '#contract/trying.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { closeFirstRun, findTry, startTry } from './start-try.ts'
import { findFirstRun } from './store.ts'
import { openTry, tryScan } from './try-scan.ts'

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
    return {
      first_run: found
        ? {
            list: { id: found.listId, list_id: found.mailchimpId, name: found.name },
            guests: found.guests,
            codes_made_at: found.codesAt.toISOString(),
            tried_at: found.triedAt?.toISOString() ?? null,
            doors: found.doors,
            opens_at: found.opensAt?.toISOString() ?? null,
          }
        : null,
    }
  })

  serve.editor(contract.closeFirstRun, async ({ team, params }) => {
    await closeFirstRun(services, team, params.listId)
    return { message: '' }
  })
}
