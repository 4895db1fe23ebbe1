// What was made in Mailchimp after occasions, and the kept figures of sent emails, as lines of an export.
import { sql } from 'kysely'
import { type Kind, type Line, nobody } from '../lines/store.ts'

export const ofFollowingUp: Kind[] = [
  {
    type: 'follow_up',
    first: [nobody, ''],
    page: (list, [occasion, kind], count) => sql<Line>`
      select array[occasion_id::text, kind] as key, json_build_object('type', 'follow_up', 'list_id', list_id,
        'occasion_id', occasion_id, 'kind', kind, 'made_id', made_id, 'campaign_id', campaign_id, 'begun_at', begun_at,
        'made_at', made_at)::text as line
      from follow_ups where list_id = ${list} and (occasion_id, kind) > (${occasion}::uuid, ${kind})
      order by occasion_id, kind limit ${count}`,
  },
  {
    type: 'sent_campaign',
    first: [''],
    page: (list, [id], count) => sql<Line>`
      select array[id] as key, json_build_object('type', 'sent_campaign', 'list_id', list_id, 'id', id, 'title', title,
        'subject', subject, 'sent_at', sent_at, 'sent', sent, 'bounced', bounced, 'read_at', read_at)::text as line
      from sent_campaigns where list_id = ${list} and id > ${id} order by id limit ${count}`,
  },
]
