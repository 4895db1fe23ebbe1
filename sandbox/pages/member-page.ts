import { showTime } from '../api/show.ts'
import { readTags, showMember } from '../api/show-member.ts'
import { openAudience } from '../audience.ts'
import type { Control } from '../control.ts'
import { eventsOf } from '../store/member-events.ts'
import { findMember } from '../store/members.ts'
import type { Source } from '../store/webhooks.ts'
import type { World } from '../world.ts'
import { showValue, statuses } from './audience-page.ts'
import { html, type Html } from './html.ts'
import { seeOther, type Page } from './layout.ts'

export function memberPage(world: World, listId: string, key: string): Page {
  const audience = openAudience(world, listId)
  const found = findMember(world, audience.list.no, key)
  if (!found) throw new Error('There is no such contact.')
  const member = showMember(audience, found)
  const values = member['merge_fields'] as Record<string, unknown>
  const editable = audience.fields.filter(({ type }) => type !== 'address')
  return {
    title: found.email,
    body: html`<section>
        <form method="post" class="edit">
          <label>Address <input name="email_address" value="${found.email}" required /></label>
          <label
            >Status
            <select name="status">
              ${statuses
                .filter((status) => status !== 'archived' || found.status === 'archived')
                .map((status) => html`<option ${status === found.status && html`selected`}>${status}</option>`)}
            </select></label
          >
          ${editable.map(
            ({ tag, name, type }) =>
              html`<label
                >${name} (${tag}, ${type}) <input name="field ${tag}" dir="auto" value="${showValue(values[tag])}"
              /></label>`,
          )}
          <label
            >Tags, with commas between
            <input
              name="tags"
              value="${readTags(found)
                .map(({ name }) => name)
                .join(', ')}"
          /></label>
          <label
            >Changed by
            <select name="source">
              <option value="admin">the owner</option>
              <option value="user">the contact</option>
              <option value="api">the API</option>
            </select></label
          >
          <button>Save</button> <a href="/lists/${listId}">Back to the audience</a>
        </form>
      </section>
      <section>
        <h2>Events</h2>
        ${eventsTable(eventsOf(world, found.id, { count: eventsShown, offset: 0 }))}
      </section>
      <section>
        <h2>As the API answers it</h2>
        <pre class="scroll"><code>${JSON.stringify(member, null, 2)}</code></pre>
      </section>`,
  }
}

const eventsShown = 50

function eventsTable({ events, total }: ReturnType<typeof eventsOf>): Html {
  if (total === 0) return html`<p class="soft">No event yet. The API adds them.</p>`
  return html`<p class="soft">${total} events, newest first.</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Time</th>
            <th>Name</th>
            <th>Properties</th>
            <th>Starts automations</th>
          </tr>
        </thead>
        <tbody>
          ${events.map(
            ({ occurred_at: at, name, properties, is_syncing: isSyncing }) =>
              html`<tr>
                <td>${showTime(at)}</td>
                <td>${name}</td>
                <td><bdi>${sayProperties(properties)}</bdi></td>
                <td>${isSyncing ? 'no' : 'yes'}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
}

function sayProperties(properties: string): string {
  return Object.entries(JSON.parse(properties) as Record<string, string>)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')
}

export function takeMember(control: Control, listId: string, key: string, form: URLSearchParams): Response {
  const fields = [...form].filter(([name]) => name.startsWith('field '))
  const status = form.get('status')
  const current = control.readMember(listId, key)
  const member = control.editMember(
    listId,
    key,
    {
      email_address: form.get('email_address'),
      ...(status !== current?.['status'] && { status }),
      ...(form.has('tags') && { tags: namesIn(form.get('tags') ?? '') }),
      merge_fields: Object.fromEntries(fields.map(([name, value]) => [name.slice('field '.length), value])),
    },
    (form.get('source') ?? 'admin') as Source,
  )
  return seeOther(`/lists/${listId}/members/${String(member['id'])}`)
}

function namesIn(text: string): string[] {
  return [...new Set(text.split(',').map((name) => name.trim()))].filter((name) => name !== '')
}
