import type { Control } from '../control.ts'
import { isFromElsewhere } from '../from-elsewhere.ts'
import { isLoopback } from '../webhooks/check-address.ts'
import type { World } from '../world.ts'
import { audiencePage } from './audience-page.ts'
import { campaignPage, takeCampaign } from './campaign-page.ts'
import { campaignsPage, takeNewCampaign } from './campaigns-page.ts'
import { faultsPage, takeFaults } from './faults-page.ts'
import { html } from './html.ts'
import { pageAnswer, type Page } from './layout.ts'
import { memberPage, takeMember } from './member-page.ts'
import { outboxPage, testMailPage } from './outbox-page.ts'
import { segmentsPage, takeSegments } from './segments-page.ts'
import { previewPage } from './preview-page.ts'
import { oauthClient } from '../seed/first-account.ts'

const style = `
:root { --ink: #1d2320; --soft: #5d6762; --paper: #fbfaf7; --card: #fff; --line: #dcdad3; --accent: #0b6b52; --bad: #a3262a }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9ece8; --soft: #a3ada7; --paper: #151917; --card: #1d2320; --line: #37403b; --accent: #6fd0b1; --bad: #ff9a94 }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
header { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: baseline; border-bottom: 1px solid var(--line); padding-bottom: .75rem }
nav a { margin-right: 1rem }
a { color: var(--accent) }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 1.5rem 0 1rem }
h2 { font-size: 1.15rem; margin: 0 0 .5rem }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem }
section { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; margin-bottom: 1rem }
code { font: .9em ui-monospace, monospace }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .925rem; overflow-wrap: normal }
th, td { text-align: start; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; max-width: 20rem; overflow-wrap: anywhere }
th { color: var(--soft); font-weight: 600; white-space: nowrap }
td.word { white-space: nowrap }
td:first-child { min-width: 11rem }
td.number { text-align: end; font-variant-numeric: tabular-nums }
form.row { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: end; margin: .5rem 0 }
label { display: block; color: var(--soft); font-size: .875rem }
input, select, textarea, button { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--soft); border-radius: .35rem; padding: .4rem .6rem; max-width: 100% }
form.edit { max-width: 40rem }
label.check { margin-bottom: .5rem }
form.edit input:not([type='checkbox']), form.edit select, textarea { width: 100%; margin-bottom: .75rem }
textarea { min-height: 10rem; font-family: ui-monospace, monospace; font-size: .875rem }
button { background: var(--accent); border-color: var(--accent); color: var(--paper); cursor: pointer }
button.quiet { background: none; color: var(--ink); border-color: var(--soft) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.soft { color: var(--soft) }
.bad { color: var(--bad) }
.mail { background: #fff; color: #111; border: 1px solid var(--line); border-radius: .5rem; width: 100%; min-height: 30rem }
footer { color: var(--soft); font-size: .875rem; margin: 2rem 0 1rem }
`

/** The pages for people, served on this machine only. */
export async function answerPage(world: World, control: Control, request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (!isLoopback(url.hostname)) return new Response('Only from this machine.', { status: 403 })
  if (request.method === 'POST' && isFromElsewhere(request)) return new Response('Not from there.', { status: 403 })
  try {
    return await openPage(world, control, request, url)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return pageAnswer({ title: 'That did not work', body: html`<p class="bad">${why}</p>` }, 400)
  }
}

async function openPage(world: World, control: Control, request: Request, url: URL): Promise<Response> {
  const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined
  const [first = '', list = '', second = '', key = ''] = url.pathname.split('/').slice(1).map(decodeURIComponent)
  if (url.pathname === '/style.css') return new Response(style, { headers: { 'Content-Type': 'text/css' } })
  if (url.pathname === '/') return pageAnswer(accountsPage(world, control))
  if (url.pathname === '/calls') return pageAnswer(callsPage(world))
  if (url.pathname === '/faults') {
    return form ? takeFaults(control, form) : pageAnswer(faultsPage(world, control))
  }
  if (first === 'campaigns') return openCampaignPage(world, control, list, form, url.searchParams)
  if (first === 'outbox') return openOutbox(world, control, list)
  const page = first === 'lists' && openListPage(world, control, [list, second, key], form, url.searchParams)
  return page || noSuchPage()
}

function openListPage(
  world: World,
  control: Control,
  [list, part, key]: [string, string, string],
  form: URLSearchParams | undefined,
  asked: URLSearchParams,
): Response | undefined {
  if (part === '') return pageAnswer(audiencePage(world, list, asked))
  if (part === 'members') return form ? takeMember(control, list, key, form) : pageAnswer(memberPage(world, list, key))
  if (part === 'segments') return form ? takeSegments(control, list, form) : pageAnswer(segmentsPage(world, list))
  return part === 'preview' ? pageAnswer(previewPage(world, list, form ?? asked)) : undefined
}

function openOutbox(world: World, control: Control, mail: string): Response {
  return pageAnswer(mail ? testMailPage(world, Number(mail)) : outboxPage(control))
}

function noSuchPage(): Response {
  return pageAnswer({ title: 'There is no such page', body: html`<p><a href="/">To the accounts</a></p>` }, 404)
}

function openCampaignPage(
  world: World,
  control: Control,
  id: string,
  form: URLSearchParams | undefined,
  asked: URLSearchParams,
): Response {
  if (id === '') return form ? takeNewCampaign(control, form) : pageAnswer(campaignsPage(world, control))
  return form ? takeCampaign(control, id, form) : pageAnswer(campaignPage(world, id, asked))
}

function callsPage({ calls, slots }: World): Page {
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

function accountsPage(world: World, control: Control): Page {
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
