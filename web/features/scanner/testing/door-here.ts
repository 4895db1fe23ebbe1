import type { DoorList } from '../door/door-list.ts'

/** A door with access, whose list is open. */
export const doorHere: DoorList = {
  id: 'list',
  list_id: 'theirs',
  name: 'Spring supper',
  active_members: 3,
  is_active: true,
  colour_rules: [],
  may_check_in_by_name: false,
  expires_at: null,
}
