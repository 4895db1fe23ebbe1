// The tables of what follows an occasion, as an addition to tables.ts.
export type FollowUpKind = 'came' | 'stayed_away' | 'no_code' | 'reminder'

/** When the figures of a sent campaign were read, and how many mails had bounced. */
export type CampaignRead = { askedAt: string; bounced: number }

/** By the campaign's id. */
export type CampaignsRead = Record<string, CampaignRead>

export type FollowingUpTables = {
  bounced_mails: { list_id: string; contact_id: string; sent_at: Date }
  bounce_readings: { list_id: string; looked_at: Date; campaigns: CampaignsRead }
  follow_ups: {
    list_id: string
    occasion_id: string
    kind: FollowUpKind
    made_id: string | null
    web_id: number | null
    campaign_id: string | null
    begun_at: Date
    made_at: Date | null
  }
  page_openings: { list_id: string; occasion_id: string; contact_id: string; opened_on: Date }
  sent_campaigns: {
    list_id: string
    id: string
    web_id: number | null
    title: string
    subject: string
    sent_at: Date | null
    sent: number | null
    bounced: number | null
    read_at: Date
  }
}
