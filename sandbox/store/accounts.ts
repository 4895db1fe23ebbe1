import type { World } from '../world.ts'
import { digest } from './ids.ts'

/** An account's limits, and its behaviour where Mailchimp's documentation leaves it open (facts.md). */
export type Settings = {
  /** How a number without a value reads. Settled: empty. */
  unsetNumber: 'empty' | 'null' | 'absent'
  /** A listing without a status includes archived contacts. Settled: it does not. */
  archivedListed: boolean
  /** Statuses whose contacts refuse a change of merge fields or tags. */
  frozenStatuses: string[]
  /** A write with status_if_new brings an archived contact back. */
  archivedCountsAsNew: boolean
  /** Contacts have the id that survives a change of address. */
  givesContactIds: boolean
  /** The API's writes to a contact that holds half of an address: passed over with 200 as seen, refused with 400, or taken. */
  halfAddresses: 'ignored' | 'refused' | 'taken'
  /** New webhooks are signed. */
  signsWebhooks: boolean
  /** Deliveries are unsigned, also for webhooks with a secret, and `signing_enabled` says so. */
  stopsSigning: boolean
  /** The largest number of merge fields in an audience. */
  fieldLimit: number
  /** Each delivery is sent twice. */
  duplicatesDeliveries: boolean
  /** Deliveries of the same moment are sent in reverse order. */
  reordersDeliveries: boolean
  /** Milliseconds for every call. */
  latencyMs: number
  /** Additional milliseconds for each row of a call. */
  rowMs: number
  /** Calls with more rows get 502 and do nothing; 0 for no limit. */
  largestCall: number
  /** A page of contacts has at most this many rows, whatever was requested; 0 for no limit. */
  pageRows: number
  /** A number that is added to `total_items` of contacts. */
  totalShift: number
  /** Contacts with the same time change their order from call to call. */
  unsteadyTies: boolean
  /** The largest number of test mails in 24 hours. */
  testMailsADay: number
  /** Test mails have the defaults of fields in place of their tags. */
  fillsTestMails: boolean
  /** Content that is written to an email of the New Builder is passed over with 200. Otherwise it is refused. */
  ignoresNewBuilderWrites: boolean
  /** A call that changes a tag names the addresses that are not in the audience. Otherwise it passes over them. */
  namesUnknownAddresses: boolean
  /** Rows that every answer shows in an odd form: an address, tag, name or id, a colon, and a kind of api/odd-rows.ts. */
  oddRows: string[]
}

export const usualSettings: Settings = {
  unsetNumber: 'empty',
  archivedListed: false,
  frozenStatuses: [],
  archivedCountsAsNew: true,
  givesContactIds: true,
  halfAddresses: 'ignored',
  signsWebhooks: true,
  stopsSigning: false,
  fieldLimit: 30,
  duplicatesDeliveries: false,
  reordersDeliveries: false,
  latencyMs: 0,
  rowMs: 0,
  largestCall: 0,
  pageRows: 0,
  totalShift: 0,
  unsteadyTies: false,
  testMailsADay: 70,
  fillsTestMails: false,
  ignoresNewBuilderWrites: false,
  namesUnknownAddresses: false,
  oddRows: [],
}

export type Account = {
  id: string
  name: string
  email: string
  dc: string
  login_id: number
  user_id: number
  created_at: number
  settings: Settings
}

type AccountRow = Omit<Account, 'settings'> & { settings: string }
type NewAccount = { id: string; name: string; email: string; dc: string; apiKey: string }

export function addAccount({ db, now }: World, account: NewAccount): Account {
  const loginId = 1_000_000 + parseInt(digest(account.id, 6), 16)
  db.transaction(() => {
    db.run(
      'insert into accounts (id, name, email, dc, login_id, user_id, created_at) values (?, ?, ?, ?, ?, ?, ?)',
      account.id,
      account.name,
      account.email,
      account.dc,
      loginId,
      loginId + 7,
      Math.floor(now() / 1000),
    )
    db.run("insert into credentials (token, account_id, kind) values (?, ?, 'key')", account.apiKey, account.id)
  })
  return findAccount({ db }, account.id)!
}

export function findAccount({ db }: Pick<World, 'db'>, id: string): Account | undefined {
  return read(db.one<AccountRow>('select * from accounts where id = ?', id))
}

export function findAccountByToken({ db }: World, token: string): Account | undefined {
  return read(
    db.one<AccountRow>(
      'select a.* from credentials c join accounts a on a.id = c.account_id where c.token = ? and not c.is_revoked',
      token,
    ),
  )
}

export function allAccounts({ db }: World): (Account & { api_key: string; is_revoked: number })[] {
  const rows = db.all<AccountRow & { api_key: string; is_revoked: number }>(
    `select a.*, c.token as api_key, c.is_revoked from accounts a
     join credentials c on c.account_id = a.id and c.kind = 'key' order by a.rowid`,
  )
  return rows.map((row) => Object.assign(row, { settings: readSettings(row) }))
}

export function changeSettings(world: World, id: string, changes: Partial<Settings>): Settings {
  const settings = { ...findAccount(world, id)!.settings, ...changes }
  world.db.run('update accounts set settings = ? where id = ?', JSON.stringify(settings), id)
  return settings
}

/** Revokes or restores every credential of the account: key and tokens. */
export function setRevoked({ db }: World, accountId: string, isRevoked: boolean): void {
  db.run('update credentials set is_revoked = ? where account_id = ?', isRevoked ? 1 : 0, accountId)
}

function read(row: AccountRow | undefined): Account | undefined {
  return row && { ...row, settings: readSettings(row) }
}

function readSettings(row: { settings: string }): Settings {
  return { ...usualSettings, ...(JSON.parse(row.settings) as Partial<Settings>) }
}
