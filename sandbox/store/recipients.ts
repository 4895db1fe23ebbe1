import type { World } from '../world.ts'
import type { Campaign } from './campaigns.ts'
import { fieldsOf } from './fields.ts'
import { findList, type List } from './lists.ts'
import type { Condition } from './member-pages.ts'
import type { Member } from './members.ts'
import { allOrAny } from './segment-conditions.ts'
import { conditionOf, findSegment } from './segments.ts'
import { figuresOf, sumOf } from './sent-mails.ts'

const subscribed = "list_no = ? and status = 'subscribed'"

/** The recipients that a campaign would reach now; none if its audience is missing or deleted. */
export function recipientsOf(world: World, campaign: Campaign): Condition {
  const list = findList(world, campaign.account_id, campaign.list_id)
  if (!list) return { sql: 'false', values: [] }
  const chosen = chosenOf(world, list, campaign.segment_opts)
  return { sql: `${subscribed} and ${chosen.sql}`, values: [list.no, ...chosen.values] }
}

/** A deleted segment reaches no contact. */
function chosenOf(world: World, list: List, options: Campaign['segment_opts']): Condition {
  const { saved_segment_id: saved, match = 'all', conditions } = options
  const fields = fieldsOf(world, list.no)
  if (saved !== undefined) {
    const segment = findSegment(world, list.no, String(saved))
    return segment ? conditionOf(segment, fields) : { sql: 'false', values: [] }
  }
  return allOrAny(match, conditions ?? [], fields)
}

/** How many a campaign reached, or would reach now. */
export function countRecipients(world: World, campaign: Campaign): number {
  if (campaign.status === 'sent') return sumOf(figuresOf(world, campaign))
  const { sql, values } = recipientsOf(world, campaign)
  return world.db.first<{ n: number }>(`select count(*) as n from members where ${sql}`, ...values).n
}

/** The nth recipient in the order of the audience; the first is 1. */
export function recipientAt(world: World, campaign: Campaign, n: number): Member | undefined {
  const { sql, values } = recipientsOf(world, campaign)
  return world.db.one<Member>(
    `select * from members where ${sql} order by timestamp_opt, id limit 1 offset ?`,
    ...values,
    n - 1,
  )
}
