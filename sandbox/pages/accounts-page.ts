import type { Control } from '../control.ts'
import { oauthClient } from '../seed/first-account.ts'
import type { World } from '../world.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'

export function accountsPage(world: World, control: Control): Page {
  const accounts = control.accounts().map(
    (account) =>
      html`<section>
        <h2>${account.name}</h2>
        <p>
          API key <code>${account.api_key}</code>${account.is_revoked ? html` <span class="bad">revoked</span>` : ''}
        </p>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th>Audience</th>
                <th>Id</th>
                <th>Contacts by status</th>
              </tr>
            </thead>
            <tbody>
              ${control.audiences(account.id).map(
                ({ id, name, counts }) =>
                  html`<tr>
                    <td><a href="/lists/${id}">${name}</a></td>
                    <td><code>${id}</code></td>
                    <td>${showCounts(counts)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>`,
  )
  return {
    title: 'Accounts',
    body: html`${world.isDown && html`<p class="bad">The sandbox plays dead: every API call loses its connection.</p>`}
      ${accounts}
      <section>
        <h2>OAuth client</h2>
        <p>Id <code>${oauthClient.id}</code><br />Secret <code>${oauthClient.secret}</code></p>
      </section>`,
  }
}

function showCounts(counts: Record<string, number>): string {
  const parts = Object.entries(counts).filter(([, n]) => n > 0)
  return parts.length === 0 ? 'none' : parts.map(([status, n]) => `${n} ${status}`).join(', ')
}
