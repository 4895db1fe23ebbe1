import { readAsks as readAsksCall, setAsks as setAsksCall } from '#contract/asks.ts'
import { readCard as readCardCall, setCard as setCardCall } from '#contract/card.ts'
import {
  checkStatus as checkStatusCall,
  createFields as createFieldsCall,
  deleteField as deleteFieldCall,
  guessableCodes,
  mergeFields,
  readFields,
  renewCodes as renewCodesCall,
  setDisplayField as setDisplayFieldCall,
} from '#contract/codes.ts'
import { changeList } from '#contract/lists.ts'
import type { Language } from '#domain/spoken.ts'
import { takeTokenIfLeft } from '../../database/throttle.ts'
import type { Serve } from '../../http/serve.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { sayReason } from '../../kernel/told.ts'
import { said, type SaidAnswer, say } from '../../kernel/said.ts'
import type { Services } from '../../services.ts'
import { findListOf } from '../lists/find-list.ts'
import { wireUnreadable } from '../lists/unreadable.ts'
import { wireList } from '../lists/wire-list.ts'
import { batchRoutes } from './batches/routes.ts'
import { checkStatus, type ListStatus, type Unread } from './check-status.ts'
import { createFields, deleteField } from './create-fields.ts'
import { readAsks, setAsks } from './door-asks.ts'
import { readCard, setCard } from './door-card.ts'
import { readListFields, setDisplayField } from './display-field.ts'
import { changeSettings } from './change-settings.ts'
import {
  endFurtherCodes as endFurtherCodesCall,
  type FurtherCode as WireFurther,
  furtherCodes,
} from '#contract/further-codes.ts'
import { endFurtherCodes, findFurtherCodes, type FurtherCode } from './further/end-codes.ts'
import { countGuessable, renewCodes } from './renewing/renew-codes.ts'
import * as store from './store.ts'

/**
 * The rate limit for one organiser. A check reads a whole list from Mailchimp, so endless checks would keep the server
 * busy.
 */
const checks = { capacity: 30, secondsEach: 10 }

export function codesRoutes(serve: Serve, services: Services): void {
  batchRoutes(serve, services)

  serve.editor(createFieldsCall, async ({ team, params, language }) => ({
    success: true as const,
    message: said('fields_created'),
    qr_codes: (await createFields(services, team, params.listId, language)).map(wireField),
  }))

  serve.editor(readFields, async ({ team, params }) => {
    const list = await findListOf(services, team, params.listId)
    const fields = await store.findFields(services.database, { team: team.id, list: list.id })
    return { success: true as const, message: '', qr_codes: fields.map(wireField) }
  })

  serve.editor(deleteFieldCall, async ({ team, params }) => {
    const left = await deleteField(services, team, params.listId, params.qrId)
    return { message: said('field_deleted'), qr_codes: left.map(wireField) }
  })

  serve.editor(checkStatusCall, async ({ team, params, language }) => {
    if (!(await takeTokenIfLeft(services.database, `check-status:${team.id}`, checks))) {
      throw new Refusal('too_many', 'too_many_checks')
    }
    return wireStatus(await checkStatus(services, team, params.listId), language)
  })

  serve.editor(guessableCodes, async ({ team, params }) => ({
    count: await countGuessable(services, team, params.listId),
  }))

  serve.editor(renewCodesCall, async ({ person, team, params, body }) => {
    const { renewed, left, goOn } = await renewCodes(services, { person, team }, params.listId, body)
    return { renewed, left, go_on: goOn, message: said('codes_renewed') }
  })

  furtherRoutes(serve, services)

  serve.editor(changeList, async ({ team, params, body: { is_active: isOn, ...others }, language }) => {
    await changeSettings(services, team, params.listId, { ...others, scanning_on: isOn })
    return {
      list: wireList(await findListOf(services, team, params.listId), language),
      message: said('list_updated'),
    }
  })

  serve.editor(mergeFields, async ({ team, params }) => {
    const { fields, leftOut } = await readListFields(services, team, params.listId)
    return { merge_fields: fields.map(({ isOurs, ...field }) => ({ ...field, is_ours: isOurs })), left_out: leftOut }
  })

  doorRoutes(serve, services)
}

function wireField({ id, tag, name, type, mergeId }: store.Field) {
  return { id, tag, name, type: type === 'number' ? ('number' as const) : ('text' as const), merge_id: mergeId }
}

function wireStatus(status: ListStatus, language: Language) {
  return {
    fields_created: status.hasFields,
    total_members: status.members,
    members_with_qr: status.covered,
    members_without_qr: status.members - status.covered,
    refused: status.refused.map(({ email, reason }) => ({ email, reason: sayReason(language, reason) })),
    refused_count: status.refusedCount,
    drift: { count: status.differingContacts, contacts: status.differences },
    pending: status.pending,
    public_fields: status.publicTags,
    lost_rule_fields: status.lostRuleTags,
    unreadable: wireUnreadable(status.unreadable, language),
    from_memory: status.fromMemory ? say(language, whyFromMemory[status.fromMemory]) : null,
    message: said('status_checked'),
  }
}

const whyFromMemory: Record<Unread, SaidAnswer> = {
  'too long': said('list_too_long_to_read'),
  'not whole': said('list_not_shown_whole'),
}

/** What the doors of a list show and ask. */
function doorRoutes(serve: Serve, services: Services): void {
  serve.editor(setDisplayFieldCall, async ({ team, params, body }) => {
    // SPEC §3: merge field tag or empty.
    const tag = body.display_field === '' ? null : body.display_field
    await setDisplayField(services, team, params.listId, tag, body.name_fields)
    return { message: said('display_field_updated'), display_field: tag }
  })

  serve.editor(readCardCall, async ({ team, params }) => ({ card: await readCard(services, team, params.listId) }))

  serve.editor(setCardCall, async ({ team, params, body }) => ({
    card: await setCard(services, team, params.listId, body.card),
    message: said('card_saved'),
  }))

  serve.editor(readAsksCall, ({ team, params }) => readAsks(services, team, params.listId))

  serve.editor(setAsksCall, async ({ team, params, body }) => ({
    ...(await setAsks(services, team, params.listId, body)),
    message: said('asks_saved'),
  }))
}

function furtherRoutes(serve: Serve, services: Services): void {
  serve.editor(furtherCodes, async ({ team, params }) => {
    const codes = await findFurtherCodes(services, team, { listKey: params.listId, contactId: params.contactId })
    return { codes: codes.map(wireFurther) }
  })

  serve.editor(endFurtherCodesCall, async ({ team, params, body }) => {
    const { listId: listKey, contactId } = params
    const isAllOfLink = body.all_of_link === true
    const ended = await endFurtherCodes(services, team, { listKey, contactId, code: body.code, isAllOfLink })
    return { ended, message: said(isAllOfLink ? 'codes_of_link_ended' : 'code_ended') }
  })
}

function wireFurther({ code, door, linkId, addedAt, ofLink }: FurtherCode): WireFurther {
  return { code, door, link_id: linkId, added_at: addedAt?.toISOString() ?? null, of_link: ofLink }
}
