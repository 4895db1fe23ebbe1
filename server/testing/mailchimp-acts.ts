// The acts of an organiser that read fields, or write tags, segments and drafts in Mailchimp.
import { setAsks } from '#contract/asks.ts'
import { setCard } from '#contract/card.ts'
import { makeDraft, sendTest } from '#contract/campaign-writes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { makeReminder, makeSegment } from '#contract/following-up.ts'
import { tagGuests } from '#contract/guest-tags.ts'
import type { Asked } from './calls.ts'
import type { Connected } from './factories.ts'
import type { TestApp } from './start-test-app.ts'

type Act = { call: Endpoint; ask: () => Promise<Asked>; about: 'list' }

type Found = { ofOccasion: () => Promise<{ listId: string; occasionId: string }>; somebody: () => Promise<string> }

export function mailchimpActs(
  { sandbox }: Pick<TestApp, 'sandbox'>,
  { token, list }: Connected,
  email: string,
  { ofOccasion, somebody }: Found,
): Act[] {
  const params = { listId: list.id }
  const own = (more: Asked): Asked => ({ token, params, ...more })

  /** An email that was sent to the list. */
  function sendInvitation(): string {
    const settings = { title: 'Invitation', subject_line: 'Come' }
    const { id } = sandbox.addCampaign({ list_id: list.list_id, settings, html: '<p>Hello</p>' })
    sandbox.sendCampaign(id)
    return id
  }

  const card = { fields: [{ tag: 'LNAME', is_large: true }], note: null, alert: null }
  return [
    {
      call: setAsks,
      ask: async () =>
        own({ body: { is_required: false, asks: [{ tag: 'LNAME', question: 'Your name?', is_tick: false }] } }),
      about: 'list',
    },
    { call: setCard, ask: async () => own({ body: { card } }), about: 'list' },
    {
      call: tagGuests,
      ask: async () => own({ body: { tag: 'Press', is_wanted: true, guests: { ids: [await somebody()] } } }),
      about: 'list',
    },
    { call: makeDraft, ask: async () => own({ body: { title: 'Invitation to the gala' } }), about: 'list' },
    {
      call: sendTest,
      ask: async () => {
        const draft = sandbox.campaigns().find(({ status }) => status === 'save')
        return own({ params: { ...params, campaignId: draft!.id }, body: { email } })
      },
      about: 'list',
    },
    {
      call: makeSegment,
      ask: async () => own({ params: await ofOccasion(), body: { kind: 'came', campaign_id: null } }),
      about: 'list',
    },
    {
      call: makeReminder,
      ask: async () => own({ params: await ofOccasion(), body: { campaign_id: sendInvitation() } }),
      about: 'list',
    },
  ]
}
