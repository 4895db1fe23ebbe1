import { oddKinds } from '../api/odd-rows.ts'
import { usualSettings, type Settings } from '../store/accounts.ts'
import { html, type Html } from './html.ts'

const texts: Record<keyof Settings, string> = {
  unsetNumber: 'A number that was never set reads as (settled: empty)',
  archivedListed: 'Archived contacts are listed with the others (settled: no)',
  frozenStatuses: 'Statuses that refuse every change',
  archivedCountsAsNew: 'An archived contact counts as new for status_if_new',
  givesContactIds: 'Contacts come with their contact_id',
  halfAddresses: 'Writes to a contact that holds half of an address are (seen: ignored)',
  signsWebhooks: 'New webhooks are signed',
  stopsSigning: 'Webhooks with a secret are signed no more',
  fieldLimit: 'Merge fields an audience may have',
  duplicatesDeliveries: 'Each delivery comes twice',
  reordersDeliveries: 'Deliveries come last first',
  latencyMs: 'Milliseconds that every call takes',
  rowMs: 'Milliseconds that each row of a call takes on top',
  largestCall: 'Calls of more rows are 502 (0: no limit)',
  pageRows: 'Rows that a page of contacts has at most (0: as asked)',
  totalShift: 'Added to total_items of contacts',
  unsteadyTies: 'Contacts of the same time come in another order each time',
  testMailsADay: 'Test mails in 24 hours',
  fillsTestMails: 'Test mails have the defaults of fields in place of tags',
  ignoresNewBuilderWrites: 'Content written to the New Builder is passed over with 200 (otherwise 400)',
  namesUnknownAddresses: 'A change of a tag names addresses that the audience lacks',
  oddRows: `Rows in an odd form, as ann@example.com:null_email. Kinds: ${oddKinds.join(', ')}`,
}

export function settingsForm(account: string, settings: Settings): Html {
  return html`<form method="post" class="edit">
    <input type="hidden" name="what" value="settings" /><input type="hidden" name="account" value="${account}" />
    ${Object.entries(texts).map(([name, text]) => settingInput(name, text, settings[name as keyof Settings]))}
    <button>Keep settings</button>
  </form>`
}

const choicesOf: Record<string, string[] | undefined> = {
  unsetNumber: ['empty', 'null', 'absent'],
  halfAddresses: ['ignored', 'refused', 'taken'],
}

function settingInput(name: string, text: string, value: Settings[keyof Settings]): Html {
  if (typeof value === 'boolean') {
    return html`<label class="check"><input type="checkbox" name="${name}" ${value && html`checked`} /> ${text}</label>`
  }
  const choices = choicesOf[name]
  if (choices) {
    const options = choices.map((option) => html`<option ${option === value && html`selected`}>${option}</option>`)
    return html`<label
      >${text}
      <select name="${name}">
        ${options}
      </select></label
    >`
  }
  return html`<label>${text} <input name="${name}" value="${String(value)}" /></label>`
}

export function readSettings(form: URLSearchParams): Partial<Settings> {
  const entries = Object.entries(usualSettings).map(([name, usual]) => {
    if (typeof usual === 'boolean') return [name, form.has(name)]
    if (typeof usual === 'number') return [name, Number(form.get(name) ?? usual)]
    if (Array.isArray(usual)) return [name, (form.get(name) ?? '').split(/[\s,]+/).filter(Boolean)]
    return [name, form.get(name) ?? usual]
  })
  return Object.fromEntries(entries) as Partial<Settings>
}
