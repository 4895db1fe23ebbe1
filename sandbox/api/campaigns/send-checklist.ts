import type { Campaign } from '../../store/campaigns.ts'
import { findList } from '../../store/lists.ts'
import { countRecipients } from '../../store/recipients.ts'
import type { ApiCall } from '../call.ts'
import { linksOf } from '../show.ts'
import { openCampaign } from './show-campaign.ts'

type Item = { type: 'success' | 'warning' | 'error'; id: number; heading: string; details: string }

export function getSendChecklist(call: ApiCall) {
  const campaign = openCampaign(call)
  const items = itemsOf(call, campaign)
  return {
    is_ready: items.every(({ type }) => type !== 'error'),
    items,
    _links: linksOf(call.account.dc, ['parent', 'GET', `/campaigns/${campaign.id}`]),
  }
}

/** The checks of Mailchimp itself. Mailchimp knows nothing of our codes. */
function itemsOf({ world, account }: ApiCall, campaign: Campaign): Item[] {
  const { settings } = campaign
  const list = findList(world, account.id, campaign.list_id)
  const people = countRecipients(world, campaign)
  const item = (id: number, heading: string, isGood: unknown, good: string, bad: string): Item => ({
    type: isGood ? 'success' : 'error',
    id,
    heading,
    details: isGood ? good : bad,
  })
  return [
    item(100, 'Audience', list, `The campaign goes to ${list?.name}.`, 'Choose an audience.'),
    item(110, 'Recipients', people > 0, `${people} contacts will get it.`, 'No contact would get it.'),
    item(200, 'Subject line', settings.subject_line, settings.subject_line ?? '', 'Write a subject line.'),
    item(
      210,
      'From',
      settings.from_name && settings.reply_to,
      `${settings.from_name} <${settings.reply_to}>`,
      'Say who it is from.',
    ),
    item(300, 'Content', versionsOf(campaign).every(Boolean), 'The email has content.', 'Design the email.'),
    unsubscribeItem(campaign),
  ]
}

/** The text of each version, of which a usual campaign has one. */
function versionsOf({ type, html, plain_text, variants }: Campaign): string[] {
  const versions = type === 'variate' ? variants : [{ html, plain_text }]
  return versions.map((version) => version.html || version.plain_text)
}

/** Mailchimp adds its own footer where the link is missing. */
function unsubscribeItem(campaign: Campaign): Item {
  const has = versionsOf(campaign).every((text) => text.includes('*|UNSUB|*'))
  return {
    type: has ? 'success' : 'warning',
    id: 310,
    heading: 'Unsubscribe link',
    details: has ? 'The email has an unsubscribe link.' : 'A footer with an unsubscribe link will be added.',
  }
}
