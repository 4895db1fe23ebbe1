import { openAudience } from './audience.ts'
import { keep } from './api/write-member.ts'
import {
  addCampaign,
  campaignById,
  campaignsOf,
  saveCampaign,
  type Campaign,
  type NewCampaign,
} from './store/campaigns.ts'
import { eventsOf, type MemberEvent } from './store/member-events.ts'
import { findMember } from './store/members.ts'
import { recipientsOf } from './store/recipients.ts'
import { addSentMails, changeSentMail, figuresOf, hardBounced, type Fates, type Figures } from './store/sent-mails.ts'
import { addTemplate, type Template } from './store/templates.ts'
import { testMailsOf, type TestMail } from './store/test-mails.ts'
import type { World } from './world.ts'

export type Sending = Fates & {
  /** The fates of certain addresses, which override the shares. */
  to?: Record<string, 'hard' | 'soft' | 'opened' | 'unopened'>
}

/** The actions of people on Mailchimp's own pages about campaigns. */
export type CampaignControl = {
  /** A draft, in any kind of content: also those that the API cannot make. */
  addCampaign: (campaign: NewCampaign, account?: string) => Campaign
  campaigns: (account?: string) => Campaign[]
  /** One campaign of any account; throws without one. */
  campaign: (id: string) => Campaign
  /** A save in Mailchimp's editor, which has no limits of the API. `settings` are replaced as a whole. */
  editCampaign: (id: string, changes: Partial<NewCampaign>) => Campaign
  /** Simulates a send: no mail leaves. Contacts whose mail bounces for good are cleaned. */
  sendCampaign: (id: string, sending?: Sending) => Figures
  /** Mailchimp tries again to deliver a mail that has bounced for now, for some days. */
  changeFate: (id: string, email: string, status: 'sent' | 'soft') => void
  addTemplate: (template: Pick<Template, 'name' | 'html'> & Partial<Template>, account?: string) => Template
  /** The outbox of test mails, newest first. */
  testMails: (account?: string) => TestMail[]
  /** The newest thousand events of a contact, newest first. */
  memberEvents: (listId: string, key: string) => MemberEvent[]
}

export function controlCampaigns(world: World, idOf: (account?: string) => string): CampaignControl {
  return {
    addCampaign: (campaign, account) => addCampaign(world, idOf(account), campaign),
    campaigns: (account) => campaignsOf(world, idOf(account)),
    campaign: (id) => openCampaign(world, id),
    editCampaign: (id, changes) => saveCampaign(world, { ...openCampaign(world, id), ...changes }),
    sendCampaign: (id, sending = {}) => sendCampaign(world, openCampaign(world, id), sending),
    changeFate: (id, email, status) => changeFate(world, openCampaign(world, id), email, status),
    addTemplate: (template, account) => addTemplate(world, idOf(account), template),
    testMails: (account) => testMailsOf(world, idOf(account)),
    memberEvents(listId, key) {
      const member = findMember(world, openAudience(world, listId).list.no, key)
      if (!member) throw new Error(`audience ${listId} has no contact ${key}`)
      return eventsOf(world, member.id, { count: 1000, offset: 0 }).events
    },
  }
}

function openCampaign(world: World, id: string): Campaign {
  const found = campaignById(world, id)
  if (!found) throw new Error(`there is no campaign ${id}`)
  return found
}

function changeFate(world: World, campaign: Campaign, email: string, status: 'sent' | 'soft'): void {
  const member = findMember(world, openAudience(world, campaign.list_id).list.no, email)
  const isSet = member && changeSentMail(world, campaign, member.id, { status, opens: 0, at: 0 })
  if (!isSet) throw new Error(`the campaign does not go to ${email}`)
}

function sendCampaign(world: World, campaign: Campaign, { to = {}, ...fates }: Sending): Figures {
  if (campaign.status === 'sent') throw new Error('this campaign was sent already')
  const audience = openAudience(world, campaign.list_id)
  const at = Math.floor(world.now() / 1000)
  return world.db.transaction(() => {
    addSentMails(world, campaign, recipientsOf(world, campaign), fates)
    for (const [email, fate] of Object.entries(to)) {
      const member = findMember(world, audience.list.no, email)
      const status = fate === 'hard' || fate === 'soft' ? fate : 'sent'
      const opens = fate === 'opened' ? 1 : 0
      const isSet = member && changeSentMail(world, campaign, member.id, { status, opens, at })
      if (!isSet) throw new Error(`the campaign does not go to ${email}`)
    }
    saveCampaign(world, { ...campaign, status: 'sent', send_time: at })
    for (const member of hardBounced(world, campaign)) {
      keep(world, audience, member, { ...member, status: 'cleaned', in_compliance: 1 }, 'admin')
    }
    return figuresOf(world, campaign)
  })
}
