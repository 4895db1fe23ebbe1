// The rows of an export about notifications: the notices, and the settings of each member.
import { sql } from 'kysely'
import { type Kind, type Line, nobody } from '../lines/store.ts'

export const ofNotices: Kind[] = [
  {
    type: 'notice',
    first: ['0'],
    page: (list, [after], count) => sql<Line>`
      select array[no::text] as key, json_build_object('type', 'notice', 'list_id', list_id, 'no', no, 'kind', kind, 'at', at,
        'told_at', told_at, 'occasion_id', occasion_id, 'contact_id', contact_id, 'scan_id', scan_id, 'link_id', link_id,
        'inside', inside, 'capacity', capacity, 'field', rule_field, 'value', rule_value)::text as line
      from notices where list_id = ${list} and no > ${after}::bigint order by no limit ${count}`,
  },
  {
    type: 'notice_setting',
    first: [nobody, ''],
    page: (list, [person, kind], count) => sql<Line>`
      select array[person_id::text, kind] as key, json_build_object('type', 'notice_setting', 'list_id', list_id,
        'person_id', person_id, 'kind', kind, 'in_page', in_page, 'by_mail', by_mail)::text as line
      from notice_settings where list_id = ${list} and (person_id, kind) > (${person}::uuid, ${kind})
      order by person_id, kind limit ${count}`,
  },
]
