// The rows of an export about tags and events that Mailchimp got.
import { byId, byTwo, type Kind } from '../lines/store.ts'

export const ofAttendance: Kind[] = [
  byId('attendance', { table: 'attendance', owner: 'list_id', id: 'list_id' }, [
    'list_id',
    'writes_tags',
    'sends_events',
    'events_from',
  ]),
  byId('tag', { table: 'list_tags', owner: 'list_id' }, [
    'list_id',
    'id',
    'occasion_id',
    'name',
    'segment_id',
    'trouble_at',
  ]),
  byTwo('tag_wish', 'tag_wishes', ['tag_id', 'contact_id'], ['is_wanted', 'is_written', 'wished_at', 'refusal']),
  byTwo(
    'member_event',
    'member_events',
    ['scan_id', 'is_undo'],
    ['contact_id', 'occasion', 'door', 'number', 'at', 'state', 'doubled'],
  ),
]
