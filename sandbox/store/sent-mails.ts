import type { SQLInputValue } from 'node:sqlite'
import type { World } from '../world.ts'
import type { Campaign } from './campaigns.ts'
import type { Member } from './members.ts'

/** How many mails of a campaign arrived, and how many bounced for good (hard) or for now (soft). */
export type Figures = {
  sent: number
  hard: number
  soft: number
  opens: number
  unique_opens: number
  last_open: number
}
export type SentMail = Member & { mail_status: 'sent' | 'hard' | 'soft'; open_count: number; last_open: number }

export function figuresOf({ db }: Pick<World, 'db'>, { no }: Campaign): Figures {
  return db.first<Figures>(
    `select coalesce(sum(status = 'sent'), 0) as sent, coalesce(sum(status = 'hard'), 0) as hard,
       coalesce(sum(status = 'soft'), 0) as soft, coalesce(sum(open_count), 0) as opens,
       coalesce(sum(open_count > 0), 0) as unique_opens, coalesce(max(last_open), 0) as last_open
     from sent_mails where campaign_no = ?`,
    no,
  )
}

/** All mails that went out, the bounced ones too. */
export function sumOf({ sent, hard, soft }: Figures): number {
  return sent + hard + soft
}

/** A page of a campaign's recipients, in the order of the audience. */
export function sentMailsOf(
  { db }: Pick<World, 'db'>,
  { no }: Campaign,
  { count, offset }: { count: number; offset: number },
): SentMail[] {
  return db.all<SentMail>(
    `select m.*, s.status as mail_status, s.open_count, s.last_open from sent_mails s join members m on m.id = s.member_id
     where s.campaign_no = ? order by s.member_id limit ? offset ?`,
    no,
    count,
    offset,
  )
}

export type Fates = {
  /** Shares between 0 and 1. Which recipients they hit depends on the seed alone. Default: 0. */
  hard?: number
  soft?: number
  /** The share of arrived mails that are opened. Default: 0. */
  opened?: number
  seed?: number
}

/** Writes one row for each recipient. Opens are a minute after the send. */
export function addSentMails(
  { db, now }: Pick<World, 'db' | 'now'>,
  { no }: Campaign,
  recipients: { sql: string; values: SQLInputValue[] },
  { hard = 0, soft = 0, opened = 0, seed = 1 }: Fates,
): void {
  const dice = (salt: number) => `((id * 7919 + ${salt} * 104729) % 1000003 * 48271 % 1000003 / 1000003.0)`
  const seconds = Math.floor(now() / 1000)
  db.run(
    `insert into sent_mails (campaign_no, member_id, status, open_count, last_open)
     select ?, id, status, status = 'sent' and opens, case when status = 'sent' and opens then ? else 0 end
     from (select id, case when ${dice(seed)} < ? then 'hard' when ${dice(seed)} < ? then 'soft' else 'sent' end as status,
       ${dice(seed + 1)} < ? as opens from members where ${recipients.sql})`,
    no,
    seconds + 60,
    hard,
    hard + soft,
    opened,
    ...recipients.values,
  )
}

/** Sets one recipient's fate, for tests that need a certain person. */
export function changeSentMail(
  { db }: Pick<World, 'db'>,
  { no }: Campaign,
  memberId: number,
  { status, opens, at }: { status: 'sent' | 'hard' | 'soft'; opens: number; at: number },
): boolean {
  const { changes } = db.run(
    'update sent_mails set status = ?, open_count = ?, last_open = ? where campaign_no = ? and member_id = ?',
    status,
    opens,
    opens > 0 ? at : 0,
    no,
    memberId,
  )
  return changes > 0
}

export function hardBounced({ db }: Pick<World, 'db'>, { no }: Campaign): Member[] {
  return db.all<Member>(
    "select m.* from sent_mails s join members m on m.id = s.member_id where s.campaign_no = ? and s.status = 'hard'",
    no,
  )
}
