// Drafts in the sandbox, and what Listpass says about them.
import assert from 'node:assert/strict'
import { checkedDraft, checkedDrafts } from '#contract/campaigns.ts'
import { type Connected, prepareList } from '../../../testing/factories.ts'
import type { TestApp } from '../../../testing/start-test-app.ts'
import { plainText } from '../preflight/testing/facts.ts'

type Who = Pick<Connected, 'token' | 'list'>

export const picture = (src: string) =>
  `<p>Hello *|FNAME|*</p><img src="${src}" width="200" height="200" alt="QR code">`

type Made = Partial<Parameters<TestApp['sandbox']['addCampaign']>[0]>

/** `poll`: notes that Listpass has just read the changes of a list. */
export function draftsOf(app: TestApp, poll: (listId: string) => Promise<unknown>) {
  const goodHtml = () => picture(`${app.services.publicUrl}/qr-code/*|QRCODE|*`)

  function addDraft({ list, mailchimpAccount }: Connected, made: Made = {}) {
    const said = { title: 'Invitation', subject_line: 'Come!', from_name: 'Noor', reply_to: 'noor@example.com' }
    const settings = { ...said, ...made.settings }
    const draft = { list_id: list.list_id, html: goodHtml(), plain_text: plainText, ...made, settings }
    return app.sandbox.addCampaign(draft, mailchimpAccount)
  }

  const look = async ({ token, list }: Who, fresh?: 'yes') =>
    (await app.call(checkedDrafts, { token, params: { listId: list.id }, query: fresh ? { fresh } : {} })).drafts
  const find = ({ token, list }: Who, campaignId: string, fresh?: 'yes') =>
    app.call(checkedDraft, { token, params: { listId: list.id, campaignId }, query: fresh ? { fresh } : {} })
  async function open(who: Who, campaignId: string, fresh?: 'yes') {
    const found = await find(who, campaignId, fresh)
    assert.ok(found.sent === null)
    return found
  }
  const idsOf = async (who: Who, campaignId: string, fresh?: 'yes') =>
    (await open(who, campaignId, fresh)).findings.map(({ id }) => id)

  /** A list without a warning of its own. Its next poll is minutes away, because a poll gives late contacts their codes. */
  async function prepare(members = 3) {
    const noor = await prepareList(app, { members })
    await poll(noor.list.id)
    return noor
  }

  return { addDraft, goodHtml, look, find, open, idsOf, prepare }
}
