// The product's calls about the campaigns of one Mailchimp list, in the product's own words. None sends or schedules one.

import type { Listed } from './audience.ts'

/** `paused`: a scheduled campaign that was stopped. Drafts and scheduled campaigns can still be changed. */
export const draftStatuses = ['save', 'paused', 'schedule'] as const
export type DraftStatus = (typeof draftStatuses)[number]

/** The receivers: the whole list, one tag or saved segment, or conditions that only Mailchimp can judge. */
export type Receivers = { kind: 'list' } | { kind: 'segment'; id: number } | { kind: 'conditions' }

export type Draft = {
  id: string
  /** The number in the addresses of Mailchimp's web pages; undefined if Mailchimp does not say. */
  webId: number | undefined
  status: DraftStatus
  /** `regular`, `plaintext`, `absplit`, `rss` or `variate`. */
  kind: string
  title: string
  subject: string
  previewText: string
  /** Empty if the organiser has not said it yet. */
  fromName: string
  replyTo: string
  /** Mailchimp's count of the receivers. */
  receiverCount: number | undefined
  receivers: Receivers
  createdAt: Date | undefined
  sendAt: Date | undefined
}

/** One version of a campaign's content. Merge tags are still literal. Empty texts are undefined. */
export type Version = {
  /** The name of a version of an A/B test; undefined for the only version. */
  label: string | undefined
  html: string | undefined
  plainText: string | undefined
}

/** Mailchimp's own check before a send. */
export type Checklist = {
  isReady: boolean
  items: { kind: 'success' | 'warning' | 'error'; heading: string; details: string }[]
}

/** What an audience says about its campaigns. */
export type CampaignDefaults = Pick<Draft, 'subject' | 'fromName' | 'replyTo'>

/** A campaign that was sent. */
export type Sent = Pick<Draft, 'id' | 'webId' | 'title' | 'subject'> & { sentAt: Date | undefined }

/** `sent` counts bounced mails too. */
export type Report = { sent: number; bounced: number }

/** `hash`: Mailchimp's key of the member. A mail that bounced for now may still arrive. */
export type Recipient = { hash: string; hasBounced: boolean }

export type Campaigns = {
  /** The newest 20 of each status, each campaign once. */
  drafts: () => Promise<Listed<Draft>>
  /** A campaign of this list that was not sent. Undefined if Mailchimp has none with this id. */
  findDraft: (id: string) => Promise<Draft | undefined>
  /** At least one version. Undefined if the campaign is gone. */
  content: (id: string) => Promise<Version[] | undefined>
  checklist: (id: string) => Promise<Checklist | undefined>
  /**
   * Mailchimp's test mail to one address. Made once: a lost answer says nothing about whether it was sent.
   */
  sendTest: (id: string, email: string) => Promise<void>
  /** From and subject of a new campaign of this list. Empty texts if Mailchimp does not say. */
  defaults: () => Promise<CampaignDefaults>
  /** An empty draft to the whole list. Made once: after a lost answer the caller looks for it by its name. */
  addDraft: (draft: { title: string } & CampaignDefaults) => Promise<Draft>
  /** Replaces the content of a draft. Mailchimp may pass it over with 200, so the caller reads it back. */
  writeContent: (id: string, content: { html: string; plainText: string }) => Promise<void>
  /** The newest 20. */
  sent: () => Promise<Listed<Sent>>
  /** A campaign of this list that was sent, or is being sent: then it has no time. Undefined if there is none. */
  findSent: (id: string) => Promise<Sent | undefined>
  /** Undefined if Mailchimp has no report of it. */
  report: (id: string) => Promise<Report | undefined>
  /** A page of the recipients of a sent campaign, from this place on. `rows`: with those that cannot be understood. */
  recipientsFrom: (id: string, first: number) => Promise<{ recipients: Recipient[]; rows: number; isLast: boolean }>
  /** Copies a campaign as a draft, with its recipients. It is never repeated: without an answer there may be a copy or none. */
  replicate: (id: string) => Promise<Draft>
  /** Names a draft and gives it to one segment. Throws unless Mailchimp shows both afterwards. */
  address: (id: string, to: { title: string; segmentId: number }) => Promise<Draft>
}
