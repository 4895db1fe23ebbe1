import type { Audience } from '../api/call.ts'
import { showMember } from '../api/show-member.ts'
import { openAudience } from '../audience.ts'
import { pageOfMembers } from '../store/member-pages.ts'
import type { Member } from '../store/members.ts'
import type { World } from '../world.ts'
import { showValue } from './audience-page.ts'
import { replaceTags } from '../replace-tags.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'

const usualMail = `<h1>Hello *|FNAME|*</h1>
<p>Show this at the door:</p>
<img src="http://127.0.0.1:3000/qr-code/*|QRCODE|*" width="200" height="200" alt="Entry code *|QRCODE|*">
<p>*|QRCODE|*</p>`

/** A campaign as the nth contact receives it, in a frame that may not run scripts. */
export function previewPage(world: World, listId: string, asked: URLSearchParams): Page {
  const { list } = openAudience(world, listId)
  const mail = asked.get('mail') ?? usualMail
  const n = Math.max(1, Math.floor(Number(asked.get('n') ?? 1)) || 1)
  return {
    title: `Campaign to ${list.name}`,
    hasInlineStyle: true,
    body: html`<section>
        <form method="post" class="edit">
          <label>Contact number <input name="n" type="number" min="1" value="${n}" /></label>
          <label>HTML <textarea name="mail">${mail}</textarea></label>
          <button>Show</button> <a href="/lists/${listId}">Back to the audience</a>
        </form>
      </section>
      <iframe class="mail" title="The email" sandbox srcdoc="${mailFor(world, listId, mail, n)}"></iframe>`,
  }
}

function mailFor(world: World, listId: string, mail: string, n: number): string {
  const audience = openAudience(world, listId)
  const [member] = pageOfMembers(world, audience.list.no, { count: 1, offset: n - 1 }).members
  return member ? mailTo(audience, member, mail) : 'There is no such contact.'
}

/** The mail as this contact gets it. */
export function mailTo(audience: Audience, member: Member, mail: string): string {
  const values = showMember(audience, member)['merge_fields'] as Record<string, unknown>
  const defaults = Object.fromEntries(audience.fields.map((field) => [field.tag, field.default_value]))
  return replaceTags(mail, (tag) => {
    if (tag === 'EMAIL') return member.email
    return tag in values ? showValue(values[tag]) || defaults[tag] : undefined
  })
}
