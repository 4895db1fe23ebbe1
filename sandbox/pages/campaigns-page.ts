import { showTime } from '../api/show.ts'
import type { Control } from '../control.ts'
import { contentTypes, type Campaign, type ContentType } from '../store/campaigns.ts'
import { listById } from '../store/lists.ts'
import { countRecipients } from '../store/recipients.ts'
import type { World } from '../world.ts'
import { html, type Html } from './html.ts'
import { seeOther, type Page } from './layout.ts'

/** Mailchimp's own names for the kinds of content. */
export const contentNames: Record<ContentType, string> = {
  template: 'classic template',
  drag_and_drop: 'classic builder',
  html: 'own HTML',
  multichannel: 'New Builder',
}

export function campaignsPage(world: World, control: Control): Page {
  return {
    title: 'Campaigns',
    body: html`${control.accounts().map((account) => accountSection(world, control, account))}`,
  }
}

type Account = ReturnType<Control['accounts']>[number]

function accountSection(world: World, control: Control, { id, name }: Account): Html {
  const campaigns = control.campaigns(id).toReversed()
  return html`<section>
    <h2>${name}</h2>
    ${campaigns.length === 0 ? html`<p class="soft">No campaign yet.</p>` : campaignTable(world, campaigns)}
    <h3>New draft</h3>
    <form method="post" class="row">
      <input type="hidden" name="account" value="${id}" />
      <label>Title <input name="title" required dir="auto" /></label>
      <label
        >Audience
        <select name="list">
          ${control.audiences(id).map((list) => html`<option value="${list.id}">${list.name}</option>`)}
        </select></label
      >
      <label
        >Content
        <select name="content_type">
          ${kindOptions('html')}
        </select></label
      >
      <button>Make the draft</button>
    </form>
  </section>`
}

export function kindOptions(chosen: ContentType): Html[] {
  return contentTypes.map(
    (kind) => html`<option value="${kind}" ${kind === chosen && html`selected`}>${contentNames[kind]}</option>`,
  )
}

function campaignTable(world: World, campaigns: Campaign[]): Html {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th>Title</th>
          <th>Audience</th>
          <th>Content</th>
          <th>Recipients</th>
          <th>State</th>
        </tr>
      </thead>
      <tbody>
        ${campaigns.map(
          (campaign) =>
            html`<tr>
              <td>
                <a href="/campaigns/${campaign.id}"><bdi>${campaign.settings.title ?? campaign.id}</bdi></a>
              </td>
              <td><bdi>${listById(world, campaign.list_id)?.name ?? 'none'}</bdi></td>
              <td>${contentNames[campaign.content_type]}</td>
              <td>${countRecipients(world, campaign)}</td>
              <td>${campaign.status === 'sent' ? `sent ${showTime(campaign.send_time)}` : 'draft'}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

export function takeNewCampaign(control: Control, form: URLSearchParams): Response {
  const text = (name: string) => form.get(name) ?? ''
  const kind = contentTypes.find((each) => each === text('content_type')) ?? 'html'
  const settings = { title: text('title'), subject_line: text('title') }
  const { id } = control.addCampaign({ list_id: text('list'), content_type: kind, settings }, text('account'))
  return seeOther(`/campaigns/${id}`)
}
