import { contactIdOf, uniqueEmailId, webIdOf } from '../store/ids.ts'
import type { Member } from '../store/members.ts'
import type { Audience } from './call.ts'
import { showMergeValues, type MergeValues } from './merge-values.ts'
import { linksOf, showTime, type Link } from './show.ts'

type Tag = { id: number; name: string; date_added: number }

/** Mailchimp shows no more tags than this with a contact. */
const tagsShown = 50

type Wants = (name: string) => boolean
const everything: Wants = () => true

/** Expensive values that were not requested stay undefined. */
export function showMember(audience: Audience, member: Member, wants = everything): Record<string, unknown> {
  const shared = showSharedPart(audience, member, wants)
  const { FNAME, LNAME } = shared.merge_fields
  return {
    ...shared,
    contact_id: audience.account.settings.givesContactIds && wants('contact_id') ? contactIdOf(member.id) : undefined,
    full_name: [FNAME, LNAME].filter((part) => typeof part === 'string' && part !== '').join(' '),
    web_id: webIdOf(member.id),
    consents_to_one_to_one_messaging: true,
    source: member.source,
    ...(member.status === 'unsubscribed' && { unsubscribe_reason: member.unsubscribe_reason }),
  }
}

/** A batch's answer has fewer keys than a single call's. */
export function showBatchMember(audience: Audience, member: Member): Record<string, unknown> {
  return showSharedPart(audience, member, everything)
}

export function readTags(member: Member): Tag[] {
  return member.tags === '[]' ? [] : (JSON.parse(member.tags) as Tag[])
}

function showSharedPart({ account, list, fields }: Audience, member: Member, wants: Wants) {
  const values = JSON.parse(member.merge_values) as MergeValues
  const tags = readTags(member)
  const path = `/lists/${list.id}/members/${member.hash}`
  return {
    id: member.hash,
    email_address: member.email,
    unique_email_id: wants('unique_email_id') ? uniqueEmailId(member.email) : undefined,
    email_type: member.email_type,
    status: member.status,
    merge_fields: showMergeValues(fields, values, account.settings.unsetNumber),
    interests: {},
    stats: { avg_open_rate: 0, avg_click_rate: 0 },
    ip_signup: member.ip_signup,
    timestamp_signup: wants('timestamp_signup') ? showTime(member.timestamp_signup) : undefined,
    ip_opt: member.ip_opt,
    timestamp_opt: wants('timestamp_opt') ? showTime(member.timestamp_opt) : undefined,
    member_rating: 2,
    last_changed: wants('last_changed') ? showTime(member.last_changed) : undefined,
    language: member.language,
    vip: member.vip === 1,
    email_client: '',
    location: {
      latitude: member.latitude,
      longitude: member.longitude,
      gmtoff: 0,
      dstoff: 0,
      country_code: '',
      timezone: '',
    },
    tags_count: tags.length,
    tags: tags.slice(0, tagsShown).map(({ id, name }) => ({ id, name })),
    list_id: list.id,
    _links: wants('_links') ? memberLinks(account.dc, list.id, path) : undefined,
  }
}

function memberLinks(dc: string, listId: string, path: string): Link[] {
  return linksOf(
    dc,
    ['self', 'GET', path],
    ['parent', 'GET', `/lists/${listId}/members`],
    ['update', 'PATCH', path],
    ['upsert', 'PUT', path],
    ['delete', 'DELETE', path],
  )
}
