// Occasions, and the notices that organisers get of them.
import { type Kysely, sql } from 'kysely'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Notice, notices } from '#contract/notices.ts'
import { type NoticeWays, setNotifying, setVips } from '#contract/notifying.ts'
import {
  addOccasions,
  changeOccasion,
  type Occasion,
  type OccasionForm,
  occasions as allOccasions,
  type Who,
} from '#contract/occasions.ts'
import { redeemScan, type Verdict } from '#contract/scanning.ts'
import type { Tables } from '../database/tables.ts'
import { type Asked, type Calls, ofList } from './calls.ts'
import { type Connected, prepareList } from './factories.ts'
import { plainForm } from './samples.ts'
import type { TestApp } from './start-test-app.ts'
import { until } from './until.ts'

type Caller = Pick<Connected, 'token' | 'list'>

export async function addOccasion(
  node: Calls,
  { token, list }: Caller,
  settings: Partial<OccasionForm> = {},
): Promise<Occasion> {
  const body = { occasions: [{ ...plainForm, ...settings }] }
  const { occasions } = await node.call(addOccasions, { token, params: { listId: list.id }, body })
  return occasions[0]!
}

/** The settings of an occasion, to be sent again with a change. */
export function formOf(occasion: Occasion): OccasionForm {
  const names = Object.keys(plainForm) as (keyof OccasionForm)[]
  return Object.fromEntries(names.map((name) => [name, occasion[name]])) as OccasionForm
}

/** Sends all settings of an occasion again, with these changes. */
export async function changeSettings(
  node: Calls,
  { token, list }: Caller,
  occasion: Occasion,
  settings: Partial<OccasionForm>,
): Promise<Occasion> {
  const params = { listId: list.id, occasionId: occasion.id }
  return (await node.call(changeOccasion, { token, params, body: { ...formOf(occasion), ...settings } })).occasion
}

/** A scan at the organiser's own door. Default: at the main occasion, coming in. */
export function scanAt(
  node: Calls,
  { token, list }: Caller,
  code: string,
  occasion?: Occasion,
  direction?: 'in' | 'out',
): Promise<Verdict> {
  const body = { qr_code: code, occasion_id: occasion?.id, direction }
  return node.call(redeemScan, { token, params: { listId: list.id }, body })
}

// Calls about the occasions of a list.

export const ask = ({ token, list }: Caller, occasionId?: string) => ({
  token,
  params: { listId: list.id, ...(occasionId !== undefined && { occasionId }) } as {
    listId: string
    occasionId: string
  },
})

export function occasionCalls(app: TestApp) {
  const find = async (caller: Caller) => (await app.call(allOccasions, ask(caller))).occasions

  const refuseChange = (caller: Caller, occasion: Occasion, settings: object) =>
    app.refused(changeOccasion, { ...ask(caller, occasion.id), body: { ...formOf(occasion), ...settings } })

  /** 200, or the status of the refusal in the error. */
  const statusOf = (call: Endpoint, asked: Asked) =>
    app.call(call, asked).then(
      () => 200,
      (error: Error) => Number(/: (\d{3}) /.exec(error.message)?.[1]),
    )

  const refuseAdding = (caller: Caller, ...settings: object[]) =>
    app.refused(addOccasions, {
      ...ask(caller),
      body: { occasions: settings.map((each) => ({ ...plainForm, ...each })) },
    })

  return { find, refuseChange, statusOf, refuseAdding }
}

// A list whose members get notices, and the notices and mails they got.

const off = { in_page: false, by_mail: false }

export const inPage = { in_page: true, by_mail: false }

export const byMail = { in_page: false, by_mail: true }

export const nothing: NoticeWays = { vip_arrived: off, nearly_full: off, door_silent: off, value_refused: off }

export const isVip = { kind: 'field', tag: 'COMPANY', test: 'is', value: 'the daily' } as const satisfies Who

type Hall = Connected & { codes: string[] }

export function noticesOf(app: TestApp, owner: Kysely<Tables>) {
  /** A list whose first guests write for The Daily. They are VIPs, and the organiser wants notices of them. */
  async function prepare(ways: Partial<NoticeWays>, vips = 3, others = 3): Promise<Hall> {
    const members = Array.from({ length: vips + others }, (_, place) => ({
      email: `guest${place}@example.com`,
      merge_fields: { FNAME: 'Guest', LNAME: `No${place}`, COMPANY: place < vips ? 'The Daily' : '' },
      tags: place < vips ? ['VIP'] : [],
    }))
    const hall = await prepareList(app, { members })
    await app.call(setVips, { ...ofList(hall), body: { vips: isVip } })
    await app.call(setNotifying, { ...ofList(hall), body: { ...nothing, ...ways } })
    return hall
  }

  const scan = async (
    hall: Hall,
    place: number,
    more: { occasion_id?: string; scan_id?: string; direction?: 'in' | 'out' } = {},
  ) => app.call(redeemScan, { ...ofList(hall), body: { qr_code: hall.codes[place]!, ...more } })

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
