import type { World } from '../world.ts'

/** Finds the audience's tag of that name, or creates it. */
export function tagNamed({ db }: Pick<World, 'db'>, listNo: number, name: string): { id: number; name: string } {
  const find = () =>
    db.one<{ id: number; name: string }>('select id, name from tags where list_no = ? and name = ?', listNo, name)
  const found = find()
  if (found) return found
  db.run('insert into tags (list_no, name) values (?, ?)', listNo, name)
  return find()!
}
