import type { World } from '../world.ts'

/** Finds the audience's tag of that name, or creates it. */
export function tagNamed({ db }: Pick<World, 'db'>, listNo: number, name: string): { id: number; name: string } {
  type Tag = { id: number; name: string }
  const found = db.one<Tag>('select id, name from tags where list_no = ? and name = ?', listNo, name)
  return found ?? db.first<Tag>('insert into tags (list_no, name) values (?, ?) returning id, name', listNo, name)
}
