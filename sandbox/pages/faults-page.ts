import { description } from '../api/description.ts'
import type { Control } from '../control.ts'
import { faultKinds, type ActiveFault, type Fault, wrongAnswers } from '../faults.ts'
import type { World } from '../world.ts'
import { html, type Html } from './html.ts'
import { seeOther, type Page } from './layout.ts'
import { readSettings, settingsForm } from './settings-form.ts'

type Account = ReturnType<Control['accounts']>[number]

const operations = Object.values(description.paths).flatMap((path) => Object.values(path).map((one) => one.operationId))

export function faultsPage(world: World, control: Control): Page {
  return {
    title: 'Faults',
    body: html`<section>
        <h2>The whole of Mailchimp</h2>
        ${button(world.isDown ? 'Bring it back' : 'Take it down', { what: world.isDown ? 'start' : 'stop' })}
      </section>
      ${control.accounts().map((account) => accountSection(control, account))}`,
  }
}

function accountSection(control: Control, account: Account): Html {
  const faults = control.faults(account.id)
  const revoke = { what: account.is_revoked ? 'give back key' : 'revoke key', account: account.id }
  return html`<section>
    <h2>${account.name}</h2>
    ${button(account.is_revoked ? 'Give the key back' : 'Revoke the key', revoke)}
    ${
      faults.length > 0 &&
      html`<ul>
        ${faults.map(
          (fault) =>
            html`<li>
              ${showFault(fault)}
              ${button('End', {
                what: 'clear',
                account: account.id,
                id: String(fault.id),
              })}
            </li>`,
        )}
      </ul>`
    }
    <h3>New fault</h3>
    <form method="post" class="row">
      <input type="hidden" name="what" value="add" /><input type="hidden" name="account" value="${account.id}" />
      <label
        >Fault
        <select name="kind">
          ${faultKinds.map((kind) => html`<option>${kind}</option>`)}
        </select></label
      >
      <label
        >Operation
        <select name="operation">
          <option value="">every</option>
          ${operations.map((id) => html`<option>${id}</option>`)}
        </select></label
      >
      <label
        >Wrong answer
        <select name="answer">
          <option value=""></option>
          ${wrongAnswers.map((answer) => html`<option>${answer}</option>`)}
        </select></label
      >
      <label>Next calls <input name="next" type="number" min="1" size="4" /></label>
      <label>Probability <input name="probability" type="number" min="0" max="1" step="0.01" size="4" /></label>
      <label>ms <input name="ms" type="number" min="0" size="5" /></label>
      <label>Status <input name="status" type="number" min="500" max="599" size="4" /></label>
      <label>Addresses <input name="emails" placeholder="a@b.co, c@d.co" /></label>
      <label>Text <input name="error" /></label>
      <button>Switch on</button>
    </form>
    <h3>Settings</h3>
    ${settingsForm(account.id, account.settings)}
  </section>`
}

function button(text: string, hidden: Record<string, string>): Html {
  return html`<form method="post" class="row">
    ${Object.entries(hidden).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}<button class="quiet">${text}</button>
  </form>`
}

function showFault(fault: ActiveFault): string {
  return Object.entries(fault)
    .filter(([name]) => name !== 'id')
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')
}

export function takeFaults(control: Control, form: URLSearchParams): Response {
  const account = form.get('account') ?? undefined
  const what = form.get('what')
  if (what === 'stop') control.stop()
  if (what === 'start') control.start()
  if (what === 'revoke key') control.revokeKey(account)
  if (what === 'give back key') control.revokeKey(account, false)
  if (what === 'clear') control.clearFaults(account, Number(form.get('id')))
  if (what === 'add') control.setFault(readFault(form), account)
  if (what === 'settings') control.changeSettings(readSettings(form), account)
  return seeOther('/faults')
}

function readFault(form: URLSearchParams): Fault {
  const number = (name: string) => (form.get(name) ? { [name]: Number(form.get(name)) } : {})
  const text = (name: string) => (form.get(name) ? { [name]: form.get(name) } : {})
  const emails =
    form
      .get('emails')
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? []
  return {
    kind: form.get('kind') as Fault['kind'],
    ...text('operation'),
    ...text('answer'),
    ...text('error'),
    ...number('next'),
    ...number('probability'),
    ...number('ms'),
    ...number('status'),
    ...(emails.length > 0 && { emails }),
  }
}
