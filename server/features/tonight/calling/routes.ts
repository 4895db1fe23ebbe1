import {
  answerDoorCall,
  callOrganiser as callContract,
  type DoorCall,
  doorCalls,
  ownDoorCalls,
} from '#contract/door-calls.ts'
import { maskEmails } from '#domain/mask-email.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Door } from '../../../kernel/team.ts'
import { said } from '../../../kernel/said.ts'
import type { Services } from '../../../services.ts'
import { answerCall, type Call, callOrganiser, findCallsOf, findOwnCalls } from './calls.ts'

/** `onDecided` is called when the doors of this list may need an update. */
export function callingRoutes(serve: Serve, services: Services, onDecided: (listId: string) => void): void {
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
    const { answer, people = 1 } = body
    const place = { listKey: params.listId, callId: params.callId }
    const { call, listId } = await answerCall(services, team, place, { answer, people })
    onDecided(listId)
    return { call: wireCall(call), message: said('call_answered') }
  })
}

function wireCall({ id, about, door, calledAt, guest, answer, answeredAt, answeredBy, counted }: Call): DoorCall {
  return {
    id,
    about,
    door,
    called_at: calledAt.toISOString(),
    guest: guest && {
      display_value: guest.name,
      reason: guest.reason,
      at: new Date(guest.at).toISOString(),
      is_known: guest.is_known,
      places: guest.places,
    },
    answer: answer && answeredAt && { is: answer, at: answeredAt.toISOString(), by: answeredBy ?? '', counted },
  }
}

/** A scanner link sees no whole email. */
function asSeenBy({ linkId }: Door, call: DoorCall): DoorCall {
  const { guest } = call
  return linkId === undefined || !guest
    ? call
    : { ...call, guest: { ...guest, display_value: maskEmails(guest.display_value) } }
}
