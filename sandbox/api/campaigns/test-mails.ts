import type { Campaign } from '../../store/campaigns.ts'
import { fieldsOf } from '../../store/fields.ts'
import { findList } from '../../store/lists.ts'
import { addTestMail, countTestMails } from '../../store/test-mails.ts'
import { replaceTags } from '../../replace-tags.ts'
import type { ApiCall } from '../call.ts'
import { problems } from '../problem.ts'
import { faultOfRow } from '../refused-rows.ts'
import { openCampaign } from './show-campaign.ts'
import { textOf } from './text-of.ts'

type Written = { test_emails: string[]; send_type: 'html' | 'plaintext' }

const daySeconds = 24 * 60 * 60

/** Writes one mail for each address to the outbox, without any contact's values. */
export function sendTestMail(call: ApiCall): undefined {
  const { world, account } = call
  const campaign = openCampaign(call)
  const { test_emails: emails, send_type: sendType } = call.body as Written
  const sentAt = Math.floor(world.now() / 1000)
  checkTest(call, campaign, emails)
  const sentToday = countTestMails(world, account.id, sentAt - daySeconds)
  if (sentToday + emails.length > account.settings.testMailsADay) throw problems.tooManyTests()
  world.db.transaction(() => {
    for (const email of emails) {
      addTestMail(world, {
        account_id: account.id,
        campaign_id: campaign.id,
        email,
        send_type: sendType,
        subject: `[Test] ${campaign.settings.subject_line ?? ''}`,
        body: bodyOf(call, campaign, sendType),
        sent_at: sentAt,
      })
    }
  })
}

/** The tags stay as they were written, or have the defaults of their fields. */
function bodyOf({ world, account }: ApiCall, campaign: Campaign, sendType: Written['send_type']): string {
  const body = sendType === 'html' ? campaign.html : campaign.plain_text || textOf(campaign.html)
  if (!account.settings.fillsTestMails) return body
  const list = findList(world, account.id, campaign.list_id)
  const fields = list ? fieldsOf(world, list.no) : []
  return replaceTags(body, (tag) => fields.find((field) => field.tag === tag)?.default_value)
}

function checkTest(call: ApiCall, campaign: Campaign, emails: string[]): void {
  if (emails.length === 0) throw problems.schema([{ field: 'test_emails', message: 'This value should not be blank.' }])
  const bad = emails.findIndex((email) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
  if (bad >= 0)
    throw problems.schema([{ field: `test_emails.${bad}`, message: 'Please provide a valid email address.' }])
  const refused = emails.map((email) => faultOfRow(call.faults, email)).find((text) => text !== undefined)
  if (refused) throw problems.invalid(refused)
  if (!campaign.html && !campaign.plain_text) throw problems.badRequest('The campaign has no content to send.')
}
