import { openAudience } from '../audience.ts'
import type { Control } from '../control.ts'
import { campaignById, contentTypes, type Campaign } from '../store/campaigns.ts'
import { campaignWebId } from '../store/ids.ts'
import { listById } from '../store/lists.ts'
import { countRecipients, recipientAt } from '../store/recipients.ts'
import { figuresOf } from '../store/sent-mails.ts'
import type { World } from '../world.ts'
import { contentNames, kindOptions } from './campaigns-page.ts'
import { html, type Html } from './html.ts'
import { seeOther, type Page } from './layout.ts'
import { mailTo } from './preview-page.ts'

/** A campaign: as the nth recipient gets it, its content, and a simulated send. */
export function campaignPage(world: World, id: string, asked: URLSearchParams): Page {
  const campaign = campaignById(world, id)
  if (!campaign) throw new Error('There is no such campaign.')
  const n = Math.max(1, Math.floor(Number(asked.get('n') ?? 1)) || 1)
  return {
    title: campaign.settings.title ?? campaign.id,
    hasInlineStyle: true,
    body: html`${factsSection(world, campaign)}
      ${campaign.status === 'sent' ? figuresSection(world, campaign) : sendSection()}
      <section>
        <form class="row">
          <label>Recipient number <input name="n" type="number" min="1" value="${n}" /></label>
          <button>Show</button>
        </form>
        <iframe class="mail" title="The email" sandbox srcdoc="${mailAt(world, campaign, n)}"></iframe>
      </section>
      ${campaign.status !== 'sent' && contentSection(campaign)}`,
  }
}

function mailAt(world: World, campaign: Campaign, n: number): string {
  if (campaign.html === '') return 'This email has no content yet.'
  const member = recipientAt(world, campaign, n)
  return member ? mailTo(openAudience(world, campaign.list_id), member, campaign.html) : 'There is no such recipient.'
}

function factsSection(world: World, campaign: Campaign): Html {
  const list = listById(world, campaign.list_id)
  return html`<section>
    <p>
      Id <code>${campaign.id}</code>, web id <code>${campaignWebId(campaign)}</code>,
      ${contentNames[campaign.content_type]}<br />
      Audience ${list ? html`<a href="/lists/${list.id}"><bdi>${list.name}</bdi></a>` : 'none'},
      ${countRecipients(world, campaign)} recipients<br />
      Subject <bdi>${campaign.settings.subject_line ?? ''}</bdi>
    </p>
    <a href="/campaigns">Back to the campaigns</a>
  </section>`
}

function figuresSection(world: World, campaign: Campaign): Html {
  const { sent, hard, soft, unique_opens: opened } = figuresOf(world, campaign)
  return html`<section>
    <h2>Sent</h2>
    <p>${sent} arrived, ${hard} bounced for good, ${soft} bounced for now, ${opened} opened it.</p>
  </section>`
}

function sendSection(): Html {
  const share = (name: string, text: string) =>
    html`<label>${text} <input name="${name}" type="number" min="0" max="100" value="0" size="4" /></label>`
  return html`<section>
    <h2>Simulate a send</h2>
    <p class="soft">
      No mail leaves. Reports and segments see the campaign as sent; contacts that bounce for good are cleaned.
    </p>
    <form method="post" class="row">
      <input type="hidden" name="what" value="send" />
      ${share('hard', 'Bounce for good, %')} ${share('soft', 'Bounce for now, %')} ${share('opened', 'Open it, %')}
      <button>Simulate the send</button>
    </form>
  </section>`
}

function contentSection({ settings, content_type: kind, html: mail, plain_text: text }: Campaign): Html {
  return html`<section>
    <h2>Content</h2>
    <form method="post" class="edit">
      <input type="hidden" name="what" value="edit" />
      <label>Title <input name="title" dir="auto" value="${settings.title ?? ''}" /></label>
      <label>Subject <input name="subject_line" dir="auto" value="${settings.subject_line ?? ''}" /></label>
      <label
        >Made with
        <select name="content_type">
          ${kindOptions(kind)}
        </select></label
      >
      <label>HTML <textarea name="html">${mail}</textarea></label>
      <label>Text part, made from the HTML when empty <textarea name="plain_text">${text}</textarea></label>
      <button>Save as in the editor</button>
    </form>
  </section>`
}

export function takeCampaign(control: Control, id: string, form: URLSearchParams): Response {
  const text = (name: string) => form.get(name) ?? ''
  const share = (name: string) => Number(form.get(name) ?? 0) / 100
  if (form.get('what') === 'send') {
    control.sendCampaign(id, { hard: share('hard'), soft: share('soft'), opened: share('opened') })
  } else {
    const { settings } = control.campaign(id)
    control.editCampaign(id, {
      settings: { ...settings, title: text('title'), subject_line: text('subject_line') },
      content_type: contentTypes.find((each) => each === text('content_type')) ?? 'html',
      html: text('html'),
      plain_text: text('plain_text'),
    })
  }
  return seeOther(`/campaigns/${id}`)
}
