import type { World } from '../world.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'

export function callsPage({ calls, slots }: World): Page {
  const newest = calls.list().slice(-100).toReversed()
  return {
    title: 'Calls',
    body: html`<section>
      <p class="soft">${calls.count()} calls since the start, at most ${slots.mostSeen()} at once.</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>When</th>
              <th>Call</th>
              <th>Status</th>
              <th>ms</th>
            </tr>
          </thead>
          <tbody>
            ${newest.map(
              ({ at, method, path, status, tookMs }) =>
                html`<tr>
                  <td>${new Date(at).toISOString().slice(11, 19)}</td>
                  <td><code>${method} ${path}</code></td>
                  <td>${status === 0 ? 'lost' : status}</td>
                  <td class="number">${tookMs.toFixed(1)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`,
  }
}
