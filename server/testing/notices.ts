// A list whose members get notices, and the notices and mails they got.
import { sql, type Kysely } from 'kysely'
import { type Notice, notices } from '#contract/notices.ts'
import { type NoticeWays, setNotifying, setVips } from '#contract/notifying.ts'
import type { Who } from '#contract/occasions.ts'
import { redeemScan } from '#contract/scanning.ts'
import { type Connected, prepareList } from './factories.ts'
import { until } from './until.ts'
import type { Tables } from '../database/tables.ts'
import type { TestApp } from './start-test-app.ts'

const off = { in_page: false, by_mail: false }

export const inPage = { in_page: true, by_mail: false }

export const byMail = { in_page: false, by_mail: true }

export const nothing: NoticeWays = { vip_arrived: off, nearly_full: off, door_silent: off, value_refused: off }

export const isVip = { kind: 'field', tag: 'COMPANY', test: 'is', value: 'the daily' } as const satisfies Who

type Hall = Connected & { codes: string[] }

export const of = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })

export function noticesOf(app: TestApp, owner: Kysely<Tables>) {
  /** A list whose first guests write for The Daily. They are VIPs, and the organiser wants notices of them. */
  async function prepare(ways: Partial<NoticeWays>, vips = 3, others = 3): Promise<Hall> {
    const members = Array.from({ length: vips + others }, (_, place) => ({
      email: `guest${place}@example.com`,
      merge_fields: { FNAME: 'Guest', LNAME: `No${place}`, COMPANY: place < vips ? 'The Daily' : '' },
      tags: place < vips ? ['VIP'] : [],
    }))
    const hall = await prepareList(app, { members })
    await app.call(setVips, { ...of(hall), body: { vips: isVip } })
    await app.call(setNotifying, { ...of(hall), body: { ...nothing, ...ways } })
    return hall
  }

  const scan = async (
    hall: Hall,
    place: number,
    more: { occasion_id?: string; scan_id?: string; direction?: 'in' | 'out' } = {},
  ) => app.call(redeemScan, { ...of(hall), body: { qr_code: hall.codes[place]!, ...more } })

  const told = async ({ token }: { token: string }) => (await app.call(notices, { token })).notices

  const untilTold = (who: { token: string }, isThere: (seen: Notice[]) => boolean) => until(() => told(who), isThere)

  /** Waits until all events of the list's doors have been processed. */
  async function untilLooked({ list }: Pick<Connected, 'list'>): Promise<void> {
    const behind = async () => {
      const { rows } = await sql<{ behind: number }>`
      select q.seq - w.heard_seq as behind from notice_watches w join door_seqs q on q.list_id = w.list_id
      where w.list_id = ${list.id}`.execute(owner)
      return rows[0]!.behind
    }
    await until(behind, (many) => many === 0)
  }

  const me = async ({ personId }: Connected) => {
    const { rows } = await sql<{
      email: string
      name: string
    }>`select email, name from users where id = ${personId}`.execute(owner)
    return rows[0]!
  }

  /** Sets the last report of a link's doors to this many minutes ago. */
  const silence = ({ list }: Hall, minutes: number) =>
    sql`update scanner_sessions set last_used_at = now() - make_interval(mins => ${minutes}),
    checked_at = now() - make_interval(mins => ${minutes}) where list_id = ${list.id}`.execute(owner)

  const mailed = async (email: string) =>
    (await app.outbox.mails(email)).filter(({ subject }) => /VIP|full|silent/.test(subject ?? ''))

  return { prepare, scan, told, untilTold, untilLooked, me, silence, mailed }
}
