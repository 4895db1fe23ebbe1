import type { World } from '../world.ts'
import { idInContactId, memberHash } from './ids.ts'

export type Member = {
  id: number
  list_no: number
  hash: string
  email: string
  status: string
  email_type: string
  merge_values: string
  tags: string
  language: string
  vip: number
  ip_signup: string
  ip_opt: string
  timestamp_signup: number
  timestamp_opt: number
  last_changed: number
  latitude: number
  longitude: number
  source: string
  unsubscribe_reason: string
  in_compliance: number
}

const columns = [
  'list_no',
  'hash',
  'email',
  'status',
  'email_type',
  'merge_values',
  'tags',
  'language',
  'vip',
  'ip_signup',
  'ip_opt',
  'timestamp_signup',
  'timestamp_opt',
  'last_changed',
  'latitude',
  'longitude',
  'source',
  'unsubscribe_reason',
  'in_compliance',
] as const satisfies (keyof Member)[]

const insert = `insert into members (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`
const updateAll = updateOf(columns)

// SQLite rewrites the index of every named column, changed or not. These columns seldom change.
const indexed = new Set<string>(['list_no', 'hash', 'status', 'timestamp_opt'])
const usualColumns = columns.filter((name) => !indexed.has(name))
const updateUsual = updateOf(usualColumns)

// The only columns that a batch of values changes.
const valueColumns = ['merge_values', 'last_changed'] as const
const updateValues = updateOf(valueColumns)

export function newMember(listNo: number, email: string, nowSeconds: number): Member {
  return {
    id: 0,
    list_no: listNo,
    hash: memberHash(email),
    email,
    status: 'subscribed',
    email_type: 'html',
    merge_values: '{}',
    tags: '[]',
    language: '',
    vip: 0,
    ip_signup: '',
    ip_opt: '',
    timestamp_signup: 0,
    timestamp_opt: nowSeconds,
    last_changed: nowSeconds,
    latitude: 0,
    longitude: 0,
    source: 'API - Generic',
    unsubscribe_reason: '',
    in_compliance: 0,
  }
}

export function insertMember({ db }: Pick<World, 'db'>, member: Member): Member {
  return { ...member, id: db.run(insert, ...columns.map((name) => member[name])).id }
}

export function updateMember({ db }: Pick<World, 'db'>, before: Member, after: Member): void {
  const changed = changedColumns(before, after)
  if (changed.every((name) => (valueColumns as readonly string[]).includes(name))) {
    db.run(updateValues, after.merge_values, after.last_changed, after.id)
    return
  }
  const isUsual = !changed.some((name) => indexed.has(name))
  const names = isUsual ? usualColumns : columns
  db.run(isUsual ? updateUsual : updateAll, ...names.map((name) => after[name]), after.id)
}

export function changedColumns(before: Member, after: Member): (keyof Member)[] {
  return columns.filter((name) => before[name] !== after[name])
}

function updateOf(names: readonly string[]): string {
  return `update members set ${names.map((name) => `${name} = ?`).join(', ')} where id = ?`
}

/** Finds a member by the md5 of the address, the address, or the contact_id. */
export function findMember({ db }: World, listNo: number, key: string): Member | undefined {
  const hash = key.includes('@') ? memberHash(key) : key.toLowerCase()
  const found = db.one<Member>('select * from members where list_no = ? and hash = ?', listNo, hash)
  if (found) return found
  const id = idInContactId(key)
  return id === undefined ? undefined : db.one<Member>('select * from members where list_no = ? and id = ?', listNo, id)
}

export function deleteMemberForGood({ db }: World, member: Member): void {
  db.transaction(() => {
    db.run('delete from members where id = ?', member.id)
    db.run('insert or ignore into forgotten values (?, ?)', member.list_no, member.hash)
  })
}

export function isForgotten({ db }: World, listNo: number, hash: string): boolean {
  return db.one('select 1 from forgotten where list_no = ? and hash = ?', listNo, hash) !== undefined
}
