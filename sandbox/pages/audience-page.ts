import { showMember } from '../api/show-member.ts'
import { openAudience } from '../audience.ts'
import { findMember, type Member } from '../store/members.ts'
import { pageOfMembers } from '../store/member-pages.ts'
import type { World } from '../world.ts'
import { html, type Html } from './html.ts'
import type { Page } from './layout.ts'

export const statuses = ['subscribed', 'unsubscribed', 'cleaned', 'pending', 'transactional', 'archived']
const onPage = 50

export function audiencePage(world: World, listId: string, asked: URLSearchParams): Page {
  const audience = openAudience(world, listId)
  const search = asked.get('q')?.trim() ?? ''
  const status = asked.get('status') ?? ''
  const page = Math.max(1, Math.floor(Number(asked.get('page') ?? 1)) || 1)
  const { members, total } = search
    ? searchMembers(world, audience.list.no, search, status)
    : pageOfMembers(world, audience.list.no, {
        count: onPage,
        offset: (page - 1) * onPage,
        withArchived: true,
        ...(status && { status }),
      })
  const fields = audience.fields.map(({ tag }) => tag)
  return {
    title: audience.list.name,
    body: html`<section>
      <form class="row" method="get">
        <label>Search address or value <input name="q" type="search" value="${search}" /></label>
        <label
          >Status
          <select name="status">
            <option value="">every</option>
            ${statuses.map((name) => html`<option ${name === status && html`selected`}>${name}</option>`)}
          </select></label
        >
        <button>Search</button>
        <a href="/lists/${listId}/segments">Tags and segments</a>
        <a href="/lists/${listId}/preview">Campaign preview</a>
      </form>
      <p class="soft">
        ${total} contacts. Fields: ${audience.fields.map(({ tag, type }) => `${tag} (${type})`).join(', ')}
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Address</th>
              <th>Status</th>
              ${fields.map((tag) => html`<th>${tag}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${members.map((member) => row(listId, showMember(audience, member), fields))}
          </tbody>
        </table>
      </div>
      ${!search && pageLinks(page, total, status)}
    </section>`,
  }
}

function row(listId: string, member: Record<string, unknown>, fields: string[]): Html {
  const values = member['merge_fields'] as Record<string, unknown>
  return html`<tr>
    <td><a href="/lists/${listId}/members/${String(member['id'])}">${String(member['email_address'])}</a></td>
    <td class="word">${String(member['status'])}</td>
    ${fields.map((tag) => html`<td><bdi>${showValue(values[tag])}</bdi></td>`)}
  </tr>`
}

export function showValue(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return Object.values(value ?? {})
    .filter(Boolean)
    .join(', ')
}

function pageLinks(page: number, total: number, status: string): Html {
  const last = Math.max(1, Math.ceil(total / onPage))
  const link = (to: number, text: string) => html`<a href="?page=${to}&status=${status}">${text}</a> `
  return html`<p>
    ${page > 1 && link(page - 1, 'Back')}Page ${page} of ${last} ${page < last && link(page + 1, 'On')}
  </p>`
}

/** An email address is found by index. Any other text is searched in every row, so only the first hits are shown. */
function searchMembers(world: World, listNo: number, search: string, status: string) {
  const exact = findMember(world, listNo, search)
  if (exact) return { members: [exact], total: 1 }
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const members = world.db.all<Member>(
    `select * from members where list_no = ? and (? = '' or status = ?)
     and (email like ? escape '\\' or merge_values like ? escape '\\') limit ?`,
    listNo,
    status,
    status,
    pattern,
    pattern,
    onPage,
  )
  return { members, total: members.length }
}
