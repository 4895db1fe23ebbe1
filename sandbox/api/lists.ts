import { memberHash, webIdOf } from '../store/ids.ts'
import { cachedCounts, listsOf, markListDeleted, type List } from '../store/lists.ts'
import { findMember } from '../store/members.ts'
import { openList, type ApiCall } from './call.ts'
import { linksOf, showTime } from './show.ts'

export function getLists(call: ApiCall) {
  const { query, world, account } = call
  const email = query.text('email')
  const before = query.time('before_date_created', 'up')
  const since = query.time('since_date_created', 'down')
  const all = listsOf(world, account.id)
  const lists = all
    .filter((list) => email === undefined || findMember(world, list.no, memberHash(email)))
    .filter((list) => before === undefined || list.created_at < before)
    .filter((list) => since === undefined || list.created_at > since)
  if (query.text('sort_dir') === 'DESC') lists.reverse()
  const offset = query.number('offset')
  return {
    lists: lists.slice(offset, offset + query.number('count')).map((list) => showList(call, list)),
    total_items: lists.length,
    constraints: { may_create: false, max_instances: 100, current_total_instances: all.length },
    _links: linksOf(account.dc, ['self', 'GET', '/lists']),
  }
}

export function getList(call: ApiCall) {
  return showList(call, openList(call))
}

export function deleteList(call: ApiCall): undefined {
  markListDeleted(call.world, openList(call).id)
}

function showList(call: ApiCall, list: List) {
  const { account } = call
  return {
    id: list.id,
    web_id: webIdOf(list.no),
    name: list.name,
    contact: {
      company: account.name,
      address1: '',
      address2: '',
      city: '',
      state: '',
      zip: '',
      country: '',
      phone: '',
    },
    permission_reminder: 'You signed up for our events.',
    use_archive_bar: false,
    campaign_defaults: { from_name: account.name, from_email: account.email, subject: '', language: 'en' },
    notify_on_subscribe: '',
    notify_on_unsubscribe: '',
    date_created: showTime(list.created_at),
    list_rating: 0,
    email_type_option: false,
    subscribe_url_short: '',
    subscribe_url_long: '',
    beamer_address: '',
    visibility: 'prv',
    double_optin: false,
    has_welcome: false,
    marketing_permissions: false,
    modules: [],
    stats: showStats(call, list),
    _links: linksOf(
      account.dc,
      ['self', 'GET', `/lists/${list.id}`],
      ['members', 'GET', `/lists/${list.id}/members`],
      ['merge-fields', 'GET', `/lists/${list.id}/merge-fields`],
      ['webhooks', 'GET', `/lists/${list.id}/webhooks`],
    ),
  }
}

function showStats({ world, query }: ApiCall, list: List) {
  const { merge_fields: fields, ...counts } = cachedCounts(world, list)
  const everyone = Object.values(counts).reduce((sum, n) => sum + n, 0)
  return {
    member_count: counts['subscribed'] ?? 0,
    ...(query.isSet('include_total_contacts') && { total_contacts: everyone - (counts['archived'] ?? 0) }),
    unsubscribe_count: counts['unsubscribed'] ?? 0,
    cleaned_count: counts['cleaned'] ?? 0,
    member_count_since_send: counts['subscribed'] ?? 0,
    unsubscribe_count_since_send: 0,
    cleaned_count_since_send: 0,
    campaign_count: 0,
    campaign_last_sent: '',
    merge_field_count: fields,
    avg_sub_rate: 0,
    avg_unsub_rate: 0,
    target_sub_rate: 0,
    open_rate: 0,
    click_rate: 0,
    last_sub_date: '',
    last_unsub_date: '',
  }
}
