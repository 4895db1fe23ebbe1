import * as contract from '#contract/occasions.ts'
import { stopAdmissions as stopAdmissionsCall } from '#contract/tonight.ts'
import type { Serve } from '../../http/serve.ts'
import { said } from '../../kernel/said.ts'
import type { Services } from '../../services.ts'
import { addOccasions } from './add-occasions.ts'
import { changeOccasion } from './change-occasion.ts'
import { removeOccasion } from './remove-occasion.ts'
import { findSegments } from './segments/find-segments.ts'
import type { Settling } from './settling.ts'
import { resumeAdmissions, stopAdmissions } from './stop-admissions.ts'
import { readForm, wireOccasion } from './wire-occasion.ts'

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
    const change = body.are_stopped ? stopAdmissions : resumeAdmissions
    await change(services, settling, team, place)
    return { message: said(body.are_stopped ? 'admissions_stopped' : 'admissions_resumed') }
  })

  serve.editor(contract.segments, async ({ team, params }) => {
    const found = await findSegments(services, team, params.listId)
    return { segments: found.map(({ id, name, isTag, members }) => ({ id, name, is_tag: isTag, members })) }
  })

  serve.editor(contract.removeOccasion, async ({ team, params }) => {
    await removeOccasion(services, settling, team, { listKey: params.listId, occasionId: params.occasionId })
    return { message: said('occasion_removed') }
  })
}
