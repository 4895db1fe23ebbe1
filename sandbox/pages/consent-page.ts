import type { Account } from '../store/accounts.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'

export function consentPage(accounts: Account[], asked: URLSearchParams): Page {
  const carried = ['client_id', 'redirect_uri', 'response_type', 'state']
    .filter((name) => asked.has(name))
    .map((name) => html`<input type="hidden" name="${name}" value="${asked.get(name) ?? ''}" />`)
  const choices = accounts.map(({ id, name, email }) => html`<option value="${id}">${name} (${email})</option>`)
  return {
    title: 'Connect an account?',
    body: html`<section>
      <p>
        An application asks to reach everything in this account. It will then return to
        <code>${asked.get('redirect_uri') ?? ''}</code>.
      </p>
      <form method="post" action="/oauth2/authorize" class="row">
        ${carried}
        <label
          >Account
          <select name="account">
            ${choices}
          </select></label
        >
        <button name="answer" value="allow">Allow</button>
        <button name="answer" value="deny" class="quiet">Deny</button>
      </form>
    </section>`,
  }
}

export function refusedPage(why: string): Page {
  return { title: 'This cannot be connected', body: html`<section><p class="bad">${why}</p></section>` }
}
