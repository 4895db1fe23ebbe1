import { randomBytes } from 'node:crypto'
import type { SQLInputValue } from 'node:sqlite'
import type { World } from '../world.ts'
import { digest } from './ids.ts'
import type { SegmentCondition } from './segment-conditions.ts'

export const contentTypes = ['template', 'drag_and_drop', 'html', 'multichannel'] as const
export type ContentType = (typeof contentTypes)[number]
export const campaignStatuses = ['save', 'paused', 'schedule', 'sending', 'sent'] as const

/** The whole list when empty; a saved segment or a tag by its id; or conditions of its own. */
export type SegmentOptions = {
  saved_segment_id?: number
  match?: 'any' | 'all'
  conditions?: SegmentCondition[]
}

export type CampaignSettings = {
  subject_line?: string
  preview_text?: string
  title?: string
  from_name?: string
  reply_to?: string
  to_name?: string
  folder_id?: string
  template_id?: number
}

/** One version of a test of several; its label is the organiser's. */
export type Variant = { content_label: string; html: string; plain_text: string }

export type Campaign = {
  no: number
  id: string
  account_id: string
  /** Empty while the campaign has no audience. */
  list_id: string
  type: 'regular' | 'plaintext' | 'variate' | 'rss'
  status: (typeof campaignStatuses)[number]
  content_type: ContentType
  segment_opts: SegmentOptions
  settings: CampaignSettings
  html: string
  plain_text: string
  /** The content of a `variate` campaign, in the place of the two above. */
  variants: Variant[]
  created_at: number
  /** 0 until it is sent. */
  send_time: number
}

export type NewCampaign = Partial<Omit<Campaign, 'no' | 'account_id' | 'created_at'>>
type InJson = 'segment_opts' | 'settings' | 'variants'
type Row = Omit<Campaign, InJson> & Record<InJson, string>

export function campaignsOf({ db }: Pick<World, 'db'>, accountId: string): Campaign[] {
  return db.all<Row>('select * from campaigns where account_id = ? order by created_at, no', accountId).map(read)
}

/** Finds only the account's own campaigns. */
export function findCampaign({ db }: Pick<World, 'db'>, accountId: string, id: string): Campaign | undefined {
  const row = db.one<Row>('select * from campaigns where id = ? and account_id = ?', id, accountId)
  return row && read(row)
}

/** Finds a campaign of any account, for callers outside the API. */
export function campaignById({ db }: Pick<World, 'db'>, id: string): Campaign | undefined {
  const row = db.one<Row>('select * from campaigns where id = ?', id)
  return row && read(row)
}

export function addCampaign({ db, now }: World, accountId: string, given: NewCampaign): Campaign {
  const row = db.first<Row>(
    `insert into campaigns (id, account_id, list_id, type, content_type, segment_opts, settings, variants, html, plain_text, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning *`,
    given.id ?? digest(`campaign ${randomBytes(16).toString('hex')}`, 10),
    accountId,
    given.list_id ?? '',
    given.type ?? 'regular',
    given.content_type ?? 'template',
    JSON.stringify(given.segment_opts ?? {}),
    JSON.stringify(given.settings ?? {}),
    JSON.stringify(given.variants ?? []),
    given.html ?? '',
    given.plain_text ?? '',
    Math.floor(now() / 1000),
  )
  return saveCampaign({ db }, { ...read(row), status: given.status ?? 'save', send_time: given.send_time ?? 0 })
}

const saved = ['list_id', 'status', 'content_type', 'html', 'plain_text', 'send_time'] as const

export function saveCampaign({ db }: Pick<World, 'db'>, campaign: Campaign): Campaign {
  const values: SQLInputValue[] = saved.map((name) => campaign[name])
  db.run(
    `update campaigns set ${saved.map((name) => `${name} = ?`).join(', ')}, segment_opts = ?, settings = ?, variants = ? where no = ?`,
    ...values,
    JSON.stringify(campaign.segment_opts),
    JSON.stringify(campaign.settings),
    JSON.stringify(campaign.variants),
    campaign.no,
  )
  return campaign
}

export function deleteCampaign({ db }: Pick<World, 'db'>, { no }: Campaign): void {
  db.transaction(() => {
    db.run('delete from sent_mails where campaign_no = ?', no)
    db.run('delete from campaigns where no = ?', no)
  })
}

function read(row: Row): Campaign {
  return {
    ...row,
    segment_opts: JSON.parse(row.segment_opts) as SegmentOptions,
    settings: JSON.parse(row.settings) as CampaignSettings,
    variants: JSON.parse(row.variants) as Variant[],
  }
}
