// Sample data for the tools to find: an organiser with a list that has codes, rules, scans, a webhook and a scanner
// link.
import { addScannerLink, openScannerLink } from '#contract/doors.ts'
import { allSessions, currentUser } from '#contract/auth.ts'
import { readFields, setDisplayField } from '#contract/codes.ts'
import { setLogicRules } from '#contract/rules.ts'
import { redeemScan } from '#contract/scanning.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { registerOrganiser } from '../../e2e/organiser.ts'
import type { Product } from '../../e2e/product.ts'

export type Seeded = {
  token: string
  scanToken: string
  /** Values for the places of a path, by their names. */
  places: Record<string, string>
  code: string
}

export async function seed(product: Product): Promise<Seeded> {
  const organiser = await registerOrganiser(product)
  const mailchimp = await product.sandbox.addAccount()
  await product.sandbox.addAudience(mailchimp, 'Spring supper', 60)
  const [list] = await organiser.connect(mailchimp.apiKey)
  const contacts = await organiser.generateCodes(list!)
  const params = { listId: list!.id }
  const rule = { if_field: 'FNAME', if_value: 'Ada', then_field: 'LNAME', then_value: 'L' }
  await organiser.call(setLogicRules, { params, body: { rules: [rule] } })
  await organiser.call(setDisplayField, { params, body: { display_field: 'FNAME' } })
  await organiser.call(setUpWebhook, { params, body: { mode: 'polling' } })
  await organiser.call(redeemScan, { params, body: { qr_code: contacts[0]!.qr_code! } })
  const body = { label: 'Front door', may_check_in_by_name: true, expires_at: null }
  const { link } = await organiser.call(addScannerLink, { params, body })
  const slug = link.url.split('/').at(-1)!
  const opened = await organiser.call(openScannerLink, { params: { slug } })
  const { qr_codes: fields } = await organiser.call(readFields, { params })
  const { sessions } = await organiser.call(allSessions)
  const { user } = await organiser.call(currentUser)
  return {
    token: organiser.token,
    scanToken: opened.scan_token,
    places: {
      listId: list!.id,
      accountId: list!.account.id,
      contactId: contacts[1]!.id,
      linkId: link.id,
      qrId: fields[0]!.id,
      sessionId: sessions[0]!.id,
      slug,
      userId: user.id,
    },
    code: contacts[2]!.qr_code!,
  }
}
