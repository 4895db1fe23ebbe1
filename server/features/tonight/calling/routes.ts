import {
  answerDoorCall,
  callOrganiser as callContract,
  type DoorCall,
  doorCalls,
  ownDoorCalls,
} from '#contract/door-calls.ts'
import { maskEmails } from '#domain/mask-email.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Door } from '../../../kernel/door.ts'
import { said } from '../../../kernel/said.ts'
import type { Services } from '../../../services.ts'
import { answerCall, type Call, callOrganiser, findCallsOf, findOwnCalls } from './calls.ts'

export function callingRoutes(serve: Serve, services: Services): void {
  serve.door(callContract, async ({ door, body }) => {
    const { id, about, scan_id: scanId } = body
    const call = await callOrganiser(services, door, { id, about, scanId })
    return { call: asSeenBy(door, wireCall(call)), message: said('call_sent') }
  })

  serve.door(ownDoorCalls, async ({ door }) => ({
    calls: (await findOwnCalls(services, door)).map((call) => asSeenBy(door, wireCall(call))),
  }))

  serve.viewer(doorCalls, async ({ team, params }) => ({
    calls: (await findCallsOf(services, team, params.listId)).map(wireCall),
  }))

  serve.editor(answerDoorCall, async ({ team, params, body }) => {
    const call = await answerCall(services, team, { listKey: params.listId, callId: params.callId }, body.answer)
    return { call: wireCall(call), message: said('call_answered') }
  })
}

function wireCall({ id, about, door, calledAt, guest, answer, answeredAt, answeredBy }: Call): DoorCall {
  return {
    id,
    about,
    door,
    called_at: calledAt.toISOString(),
    guest: guest && { display_value: guest.name, reason: guest.reason, at: new Date(guest.at).toISOString() },
    answer: answer && answeredAt && { is: answer, at: answeredAt.toISOString(), by: answeredBy ?? '' },
  }
}

/** A scanner link sees no whole email. */
function asSeenBy({ linkId }: Door, call: DoorCall): DoorCall {
  const { guest } = call
  return linkId === undefined || !guest
    ? call
    : { ...call, guest: { ...guest, display_value: maskEmails(guest.display_value) } }
}
