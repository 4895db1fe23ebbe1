import * as contract from '#contract/occasions.ts'
import { getKnown } from '../../../kernel/only-row.ts'
import type { Serve } from '../../../http/serve.ts'
import { said } from '../../../kernel/said.ts'
import type { Services } from '../../../services.ts'
import { findOccasionsOf } from '../../occasions/find-occasions.ts'
import { wireOccasion } from '../../occasions/wire-occasion.ts'
import { everyoneOut } from './everyone-out.ts'
import { rehearse } from './rehearse.ts'
import { findFigures } from './store.ts'

/** The calls that tell of an occasion's counts. `wake` is called when doors of this list have something to learn. */
export function visitsRoutes(serve: Serve, services: Services, wake: (listId: string) => void): void {
  serve.viewer(contract.occasions, async ({ team, params, language }) => {
    const { list, occasions } = await findOccasionsOf(services, team, params.listId)
    const figures = await findFigures(services.database, { team: team.id, list: list.id })
    return {
      // An occasion that was added in between has its figures with the next call.
      occasions: occasions
        .filter(({ id }) => figures.has(id))
        .map((each) => {
          const { id: _, ...shown } = getKnown(figures, each.id)
          return { ...wireOccasion(each, list, language), figures: shown }
        }),
    }
  })

  serve.editor(contract.everyoneOut, async ({ team, params }) => {
    const place = { listKey: params.listId, occasionId: params.occasionId }
    const { listId, exits } = await everyoneOut(services, team, place)
    wake(listId)
    return { exits, message: exits === 0 ? said('nobody_inside') : said('guests_counted_out', { guests: exits }) }
  })

  serve.editor(contract.rehearse, async ({ team, params, body, language }) => {
    const place = { listKey: params.listId, occasionId: params.occasionId }
    const asked = { contactId: body.contact_id, at: new Date(body.at), isExit: body.direction === 'out', language }
    return rehearse(services, team, place, asked)
  })
}
